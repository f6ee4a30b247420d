/** Animals of words, each from head to foot. */
import { anteater, caterpillar, flyAbout, spider } from '../pairs/small-animals.ts'
import { bat } from '../pairs/wild-homes.ts'
import { bear, hippo, zebra } from '../shapes/big-things.ts'
import { DICTATED } from '../shapes/dictated-things.ts'
import { longNeck } from '../shapes/dinosaurs.ts'
import { leggyPig } from '../shapes/equal-groups.ts'
import { chick, cow, hen, horse, sheep } from '../shapes/farm.ts'
import { grasshopper, snake } from '../shapes/food-web.ts'
import { sixLegs, tortoise } from '../shapes/grouped-animals.ts'
import { greatButterfly, songbird } from '../shapes/heroes.ts'
import { jumpingFrog, jumpingRabbit } from '../shapes/jumpers.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { perchedMacaw } from '../shapes/perched.ts'
import { bee, cat, dog, duck, ladybird, owl, snail } from '../shapes/pets.ts'
import { caimanAshore } from '../shapes/rare-things.ts'
import { mouse } from '../shapes/rewards.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { standingCapybara } from '../shapes/wetland-animals.ts'
import { elephant, jaguar, lion, monkey, toucan } from '../shapes/wild.ts'
import { flying, thing, type WordThings } from './named.ts'

export const WORD_ANIMALS: WordThings = {
  gato: thing((pen) => cat(pen, 0, 0), 0.8),
  cachorro: thing((pen) => dog(pen, 0, 0), 0.84),
  coelho: thing(jumpingRabbit, 0.76),
  rato: thing((pen) => mouse(pen), 0.66),
  porco: thing((pen) => leggyPig(pen, 0, 0, 1), 0.92),
  cavalo: thing((pen) => horse(pen, 0, 0), 1),
  boi: thing((pen) => DICTATED.boi?.(pen) ?? [], 1),
  vaca: thing((pen) => cow(pen, 0, 0), 1),
  ovelha: thing((pen) => sheep(pen, 0, 0), 0.9),
  galinha: thing((pen) => hen(pen, 0, 0), 0.76),
  pintinho: thing((pen) => chick(pen, 0, 0), 0.62),
  pato: thing((pen) => duck(pen, 0, 0, 1, 'yellow'), 0.76),
  urso: thing(bear, 0.9),
  elefante: thing((pen) => elephant(pen, 0, 0), 1),
  hipopótamo: thing(hippo, 1),
  zebra: thing(zebra, 1),
  leão: thing((pen) => lion(pen, 0, 0, 1.2, true), 1),
  macaco: thing((pen) => monkey(pen, 0, 0), 0.88),
  dinossauro: thing((pen) => longNeck(pen, 0, 0), 1),
  sapo: thing(jumpingFrog, 0.72),
  tartaruga: thing(tortoise, 0.8),
  jacaré: thing(caimanAshore, 1),
  cobra: thing((pen) => snake(pen, 0, 0, 1, { skin: 'green', marks: 'leafDark' }), 0.9),
  borboleta: flying(greatButterfly, 0.74),
  joaninha: thing((pen) => ladybird(pen, 0, 0, 1), 0.64),
  caracol: thing((pen) => snail(pen, 0, 0), 0.66),
  aranha: thing(spider, 0.7),
  formiga: thing(sixLegs, 0.68),
  mosca: flying(flyAbout, 0.62),
  abelha: flying((pen) => bee(pen, 0, 0, 1), 0.68),
  morcego: flying(bat, 0.8),
  grilo: thing((pen) => grasshopper(pen, 0, 0, 1), 0.7),
  lagarta: thing(caterpillar, 0.7),
  pássaro: thing(songbird, 0.72),
  coruja: thing((pen) => owl(pen, 0, 0), 0.8),
  capivara: thing((pen) => standingCapybara(pen, 0, 0), 0.94),
  onça: thing((pen) => jaguar(pen, 0, 0), 0.96),
  tamanduá: thing(anteater, 1),
  arara: thing(perchedMacaw, 0.9),
  tatu: thing(armadillo, 0.86),
  tucano: thing((pen) => toucan(pen, 0, 0), 0.84),
  caranguejo: thing(SEASIDE.siri, 0.74),
}
