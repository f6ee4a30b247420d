/** Met on an outing: things that move, toys, plants and houses. */

import { leaf } from '../pairs/food.ts'
import { church, helicopter } from '../shapes/big-things.ts'
import { emptyCanoe } from '../shapes/boats.ts'
import { house } from '../shapes/built.ts'
import { volcano } from '../shapes/dinosaurs.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { bicycle } from '../shapes/equal-groups.ts'
import { FINDS } from '../shapes/finds.ts'
import { accordion } from '../shapes/june.ts'
import { bell, die, robot, yoyo } from '../shapes/keepsakes.ts'
import { fountain } from '../shapes/map-places.ts'
import { tree } from '../shapes/nature.ts'
import { balloon } from '../shapes/party.ts'
import { bloom, palm } from '../shapes/plants.ts'
import { boat, castle } from '../shapes/seaside.ts'
import { INSTRUMENTS } from '../shapes/stage-instruments.ts'
import { engine } from '../shapes/train.ts'
import { jet, motorbike } from '../shapes/travellers.ts'
import { bus, car, rocket, truck } from '../shapes/vehicles.ts'
import { ship, toyScooter } from '../turning/toys.ts'
import { flying, thing, type WordThings } from './named.ts'

export const WORD_OUTINGS: WordThings = {
  árvore: thing((pen) => tree(pen, 0, 0), 1),
  coqueiro: thing((pen) => palm(pen, 0, 0), 1),
  folha: thing(leaf, 0.72),
  flor: thing((pen) => bloom(pen, 0, 0, 1, 'pink'), 0.8),
  tulipa: thing(FINDS.tulipa, 0.82),
  vulcão: thing((pen) => volcano(pen, 0, 0), 1),
  bola: thing(FINDS.bola, 0.66),
  pipa: flying(FINDS.pipa, 0.84),
  ioiô: thing(yoyo, 0.7),
  dado: thing(die, 0.66),
  robô: thing(robot, 0.92),
  troféu: thing(FINDS.trofeu, 0.8),
  medalha: thing(FINDS.medalha, 0.78),
  tambor: thing(FINDS.tambor, 0.78),
  trompete: thing(INSTRUMENTS.trompete, 0.86),
  sanfona: thing((pen) => accordion(pen, 0, 0, 1), 0.86),
  sino: thing(bell, 0.78),
  laço: thing(FINDS.laco, 0.7),
  coroa: thing(FINDS.coroa, 0.74),
  balão: flying((pen) => balloon(pen, 0, 0, 1, 'red'), 0.9),
  bandeira: thing(FINDS.bandeira, 0.86),
  carro: thing((pen) => car(pen, 0, 0), 0.94),
  ônibus: thing((pen) => bus(pen, 0, 0), 1),
  caminhão: thing((pen) => truck(pen, 0, 0), 1),
  moto: thing(motorbike, 0.9),
  patinete: thing(toyScooter, 0.84),
  bicicleta: thing((pen) => bicycle(pen, 0, 0, 1, 'red'), 0.92),
  trem: thing((pen) => engine(pen, 0, 0), 1),
  avião: flying(jet, 0.98),
  helicóptero: flying(helicopter, 0.94),
  foguete: thing((pen) => rocket(pen, 0, 0, 1, false), 0.94),
  barco: thing((pen) => boat(pen, 0, 0, 1), 0.9),
  navio: thing(ship, 0.94),
  canoa: thing(emptyCanoe, 0.96),
  castelo: thing((pen) => castle(pen, 0, 0), 1),
  prédio: thing(DWELLINGS.prédio, 1),
  igreja: thing(church, 1),
  chafariz: thing(fountain, 0.94),
  casa: thing((pen) => house(pen, 0, 0, 1), 0.96),
}
