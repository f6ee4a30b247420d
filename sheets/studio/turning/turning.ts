/** Things that can be turned, by the place they belong to. Turned, each still differs from its mirror image. */
import * as things from '../pairs/things.ts'
import * as kites from './kites.ts'
import * as tools from './tools.ts'
import * as toys from './toys.ts'

export interface Turning {
  readonly name: string
  readonly draw: toys.Draw
}

const all = (named: Readonly<Record<string, toys.Draw>>): readonly Turning[] =>
  Object.entries(named).map(([name, draw]) => ({ name, draw }))

export const TURNING: Readonly<Record<string, readonly Turning[]>> = {
  bichos: all({
    peixe: kites.fishKite,
    arara: kites.macawKite,
    tubarão: kites.sharkKite,
    baleia: kites.whaleKite,
    cobra: kites.snakeKite,
    abelha: kites.beeKite,
    dragão: kites.dragonKite,
    morcego: kites.batKite,
  }),
  objetos: all({
    chave: tools.doorKey,
    martelo: tools.clawHammer,
    meia: things.sock,
    tênis: things.sneaker,
    bule: things.teapot,
    apito: tools.coachWhistle,
    serrote: tools.saw,
    regador: tools.wateringCan,
    bota: tools.boot,
  }),
  passeio: all({
    caminhão: toys.toyTruck,
    trem: toys.toyTrain,
    avião: toys.toyPlane,
    helicóptero: toys.toyHelicopter,
    patinete: toys.toyScooter,
    escavadeira: toys.toyDigger,
    barco: toys.sailBoat,
  }),
  barco: all({
    jangada: toys.jangada,
    veleiro: toys.sailBoat,
    canoa: toys.canoe,
    navio: toys.ship,
    'barco de papel': toys.paperBoat,
    lancha: toys.speedBoat,
    submarino: toys.submarine,
  }),
}
