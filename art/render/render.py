"""blender -b --factory-startup -P render.py -- PICTURE WIDTH HEIGHT SAMPLES FOLDER: builds the scene, renders its passes."""

import importlib
import json
import os
import sys

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scenes")
sys.dont_write_bytecode = True
sys.path.insert(0, SCENES)

def main(picture, width, height, samples, folder):
    from kit import stage  # only now: the path above must be set first

    with open(os.path.join(SCENES, "views.json"), encoding="utf8") as file:
        view = json.load(file)[picture]
    stage.clear()
    scene = importlib.import_module(picture.replace("-", "_"))
    scene.build()
    stage.camera(**view, shape=int(width) / int(height))
    stage.shoot(folder, int(width), int(height), int(samples))


try:
    main(*sys.argv[sys.argv.index("--") + 1:])
except BaseException:  # Blender would print the error and still exit with 0
    import traceback
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
