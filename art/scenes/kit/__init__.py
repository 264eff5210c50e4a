"""What every scene is built from: materials, shapes, landscape, plants, people, furniture, light."""
