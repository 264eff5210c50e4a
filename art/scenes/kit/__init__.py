"""What every scene is built from: materials, shapes, landscape, plants, people, furniture, light.

Lengths are scene units (a grown-up is .8 tall), angles degrees, the power of lamps watts. x runs east and y north, to the
right and away from a front seen straight on; z = 0 is the top of the land. The camera stands to the south-east."""
