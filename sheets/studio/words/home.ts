/** Things of a house that a shelf bears. */

import { broom, brush, hammer, key, padlock, pencil, sharpener, sneaker, sock, toothbrush } from '../pairs/things.ts'
import { FINDS } from '../shapes/finds.ts'
import { HOME_THINGS } from '../shapes/home-things.ts'
import { strawHat } from '../shapes/june.ts'
import { carton, ladder, yarn } from '../shapes/keepsakes.ts'
import { torch } from '../shapes/lights.ts'
import { bulb } from '../shapes/lit-things.ts'
import { MADE_ANEW } from '../shapes/made-anew.ts'
import { coin } from '../shapes/milestones.ts'
import { flatTv, hourglass, printer, wheeledCase } from '../shapes/museum-things.ts'
import { OPTICAL } from '../shapes/optical-devices.ts'
import { gift } from '../shapes/party.ts'
import { fishBowl } from '../shapes/recital-things.ts'
import { SEASON_THINGS } from '../shapes/season-things.ts'
import { SUN_PANELS } from '../shapes/sunlit-things.ts'
import { ballpoint, dialPhone, digitalCamera, laptop, notebook, smartphone } from '../shapes/then-and-now.ts'
import { bathtub, plainGlass } from '../shapes/vessels.ts'
import { sponge } from '../shapes/weighed-things.ts'
import { MORE_HOME } from './more-home.ts'
import { thing, type WordThings } from './named.ts'

export const WORD_HOME: WordThings = {
  ...MORE_HOME,
  espelho: thing(SUN_PANELS.espelho, 0.9),
  banheira: thing(bathtub, 1),
  sabonete: thing(HOME_THINGS.sabonete, 0.66),
  escova: thing(toothbrush, 0.8),
  esponja: thing(sponge, 0.72),
  balde: thing(FINDS.balde, 0.86),
  vassoura: thing(broom, 1),
  cesto: thing(FINDS.cesto, 0.82),
  novelo: thing(yarn, 0.76),
  presente: thing((pen) => gift(pen, 0, 0), 0.84),
  caixa: thing(carton, 0.84),
  carta: thing(FINDS.carta, 0.78),
  moeda: thing(coin, 0.62),
  copo: thing(plainGlass, 0.76),
  aquário: thing(fishBowl, 0.84),
  martelo: thing(hammer, 0.86),
  escada: thing(ladder, 1),
  vela: thing(FINDS.vela, 0.8),
  lâmpada: thing(bulb, 0.76),
  lanterna: thing((pen) => torch(pen, 0, 0, 1), 0.82),
  ampulheta: thing(hourglass, 0.8),
  televisão: thing(flatTv, 0.98),
  telefone: thing(dialPhone, 0.84),
  celular: thing(smartphone, 0.76),
  computador: thing(laptop, 0.92),
  impressora: thing(printer, 0.9),
  câmera: thing(digitalCamera, 0.78),
  chave: thing(key, 0.74),
  cadeado: thing(padlock, 0.72),
  livro: thing(FINDS.livro, 0.8),
  caderno: thing(notebook, 0.82),
  lápis: thing(pencil, 0.8),
  caneta: thing(ballpoint, 0.76),
  pincel: thing(brush, 0.78),
  régua: thing(FINDS.regua, 0.84),
  tesoura: thing(FINDS.tesoura, 0.8),
  mochila: thing(FINDS.mochila, 0.92),
  lupa: thing(OPTICAL.lupa, 0.78),
  camiseta: thing(MADE_ANEW.camiseta, 0.86),
  bermuda: thing(SEASON_THINGS.bermuda, 0.84),
  cachecol: thing(SEASON_THINGS.cachecol, 0.86),
  casaco: thing(SEASON_THINGS.casaco, 0.9),
  meia: thing(sock, 0.74),
  tênis: thing(sneaker, 0.8),
  bota: thing(FINDS.bota, 0.84),
  chinelo: thing(SEASON_THINGS.chinelo, 0.8),
  chapéu: thing((pen) => strawHat(pen, 0, 0, 1, 'red'), 0.8),
  boné: thing(FINDS.bone, 0.76),
  mala: thing(wheeledCase, 1),
  apontador: thing(sharpener, 0.66),
}
