/** Short stories with reported speech, and the same speeches for a stage. */
import type { ActorName } from '../../studio/places/theatre-actors.ts'
import type { PlotName } from '../../studio/places/theatre-plots.ts'
import type { StageSet } from '../../studio/places/theatre-stage.ts'

/** A narrated speech and the same one in a scene. */
export interface Told {
  readonly who: ActorName
  /** The verb of saying in the story, and its direction on the stage. */
  readonly verb: string
  readonly direction: string
  readonly words: string
}

export interface ToldScene {
  readonly plot: PlotName
  readonly cast: readonly [ActorName, ActorName]
  readonly shows: readonly string[]
  readonly story: string
  readonly told: readonly Told[]
  /** Speaker of the next speech, the left one of the cast or the right one, and an example. */
  readonly next: 0 | 1
  readonly example: string
}

export const TOLD_SCENES: Readonly<Record<StageSet, ToldScene>> = {
  floresta: {
    plot: 'banana',
    cast: ['Onça', 'Macaco'],
    shows: ['palco', 'onça', 'macaco', 'mata', 'floresta', 'balão'],
    story:
      'O macaco comia a última banana da mata. A onça perguntou se ele dividia a fruta com ela. O macaco gritou que a banana já tinha acabado. A onça resmungou que ainda sentia o cheiro. Nessa hora, a casca caiu bem no nariz dela.',
    told: [
      { who: 'Onça', verb: 'perguntou', direction: 'perguntando', words: 'Você divide a fruta comigo?' },
      { who: 'Macaco', verb: 'gritou', direction: 'gritando', words: 'A banana já acabou!' },
      { who: 'Onça', verb: 'resmungou', direction: 'resmungando', words: 'Ainda sinto o cheiro.' },
    ],
    next: 1,
    example: 'A casca eu divido!',
  },
  fazenda: {
    plot: 'banda',
    cast: ['Vaca', 'Porco'],
    shows: ['palco', 'vaca', 'porco', 'fazenda', 'sítio', 'balão'],
    story:
      'A vaca chegou correndo ao ensaio da banda. O porco reclamou que ela estava atrasada. A vaca explicou que tinha ficado presa na porteira. O porco cochichou que ainda não sabia a música. Nessa hora, a banda inteira começou a tocar.',
    told: [
      { who: 'Porco', verb: 'reclamou', direction: 'reclamando', words: 'Você está atrasada!' },
      { who: 'Vaca', verb: 'explicou', direction: 'explicando', words: 'Eu fiquei presa na porteira.' },
      { who: 'Porco', verb: 'cochichou', direction: 'cochichando', words: 'Ainda não sei a música.' },
    ],
    next: 0,
    example: 'É só mugir junto!',
  },
  castelo: {
    plot: 'sopa',
    cast: ['Princesa', 'Dragão'],
    shows: ['palco', 'princesa', 'dragão', 'castelo', 'coroa', 'balão'],
    story:
      'O dragão apareceu no castelo de mala na mão. A princesa perguntou se ele vinha assustar alguém. O dragão suspirou que só queria uma sopa quente. A princesa avisou que o fogão estava quebrado. Então os dois olharam para a panela.',
    told: [
      { who: 'Princesa', verb: 'perguntou', direction: 'perguntando', words: 'Você vem assustar alguém?' },
      { who: 'Dragão', verb: 'suspirou', direction: 'suspirando', words: 'Eu só quero uma sopa quente.' },
      { who: 'Princesa', verb: 'avisou', direction: 'avisando', words: 'O fogão está quebrado.' },
    ],
    next: 1,
    example: 'Fogo é comigo mesmo!',
  },
  rua: {
    plot: 'casinha',
    cast: ['Gato', 'Cachorro'],
    shows: ['palco', 'gato', 'cachorro', 'rua', 'balão'],
    story:
      'Chovia, e o gato dormia na casinha do cachorro. O cachorro implorou que ele saísse dali. O gato murmurou que só sairia depois da chuva. O cachorro berrou que aquela chuva não tinha fim. De repente, um trovão fez os dois se abraçarem.',
    told: [
      { who: 'Cachorro', verb: 'implorou', direction: 'implorando', words: 'Saia daqui, por favor!' },
      { who: 'Gato', verb: 'murmurou', direction: 'murmurando', words: 'Só saio depois da chuva.' },
      { who: 'Cachorro', verb: 'berrou', direction: 'berrando', words: 'Esta chuva não tem fim!' },
    ],
    next: 0,
    example: 'Cabem dois aqui!',
  },
}
