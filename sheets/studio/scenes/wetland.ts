/** The Pantanal: capybaras by the water, a jabiru, a caiman that only watches. */
import { points } from '../paths.ts'
import { cloud, hill, sun, tuft } from '../shapes/nature.ts'
import { duck, frog, snail } from '../shapes/pets.ts'
import { lily, palm, reed } from '../shapes/plants.ts'
import { caiman, capybara, jabiru } from '../shapes/wild.ts'
import { backdrop, ground, meadow, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

export const WETLAND: Scene = {
  id: 'pantanal',
  name: 'no Pantanal',
  horizon: 138,
  front: 280,
  metre: 100,
  spots: {
    capybara: { at: [116, 270], width: 110, height: 96, on: 'ground' },
    cub: { at: [46, 278], width: 56, height: 50, on: 'ground' },
    jabiru: { at: [166, 202], width: 60, height: 88, on: 'water' },
  },
  shows: ['capybara', 'duck', 'water-lily', 'palm', 'sun', 'bird', 'jacaré'],
  close: { x: 102, zoom: 1.16 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 92, 92, 1.3, true)),
      cloud(far, 168, 84, 1),
      stage.from('medio', () => cloud(far, 40, 84, 0.8)),
      hill(far, points('-8,144 60,130 120,142 170,128 218,140'), 'hillFar'),
      meadow(middle, 152, 'hill'),
      stage.from('medio', () => [palm(middle, 18, 164, 1.9), palm(middle, 38, 162, 1.3, { flip: true })]),
      stage.from('desafio', () => palm(middle, 190, 160, 1.5)),
      ground(pen, points('-8,164 60,160 120,165 218,160'), 'water', 1.1),
      ripples(pen, stage.level === 'facil' ? '76,180' : '20,176 84,172 190,180 110,200 30,214'),
      stage.tall(() => jabiru(pen, 164, 200, 1.4)),
      ripples(pen, '150,202 170,206'),
      duck(pen, 56, 194, 1.25, 'white'),
      stage.from('medio', () => [duck(pen, 80, 198, 0.8, 'yellow'), caiman(pen, 40, 228, 1.15)]),
      stage.from('medio', () => [
        lily(pen, 186, 232, 1.5, 'pink'),
        stage.from('desafio', () => [lily(pen, 146, 226, 1.2), lily(pen, 20, 240, 1.1)]),
      ]),
      ground(pen, points('-8,256 40,244 100,250 150,242 218,250'), 'grass'),
      capybara(pen.plane('hero'), 122, 272, 2.05),
      capybara(pen, 46, 280, 1.05),
      reed(pen, 190, 264, 1.4, 4),
      stage.from('medio', () => [reed(pen, 200, 272, 1.1, -6), reed(pen, 14, 268, 1.2, -4)]),
      stage.from('desafio', () => [
        frog(pen, 186, 284, 0.8),
        snail(pen, 84, 285, 0.9, 'purple'),
        tuft(pen, 20, 286, 1.1),
        tuft(pen, 166, 284, 1),
      ]),
    ]
  },
}
