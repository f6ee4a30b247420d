/** Parts of a plant: their tasks, those we eat, the animals they feed; from common knowledge of botany. */
import type { PlantPart } from '../../studio/shapes/whole-plants.ts'

/** The task of each part in two short lines, worded in several manners. */
export const CLUES: Readonly<Record<PlantPart, readonly (readonly [string, string])[]>> = {
  raiz: [
    ['prende a planta', 'no chão'],
    ['bebe a água', 'da terra'],
  ],
  caule: [
    ['deixa a planta', 'em pé'],
    ['leva a água', 'para cima'],
  ],
  folha: [
    ['com a luz, faz', 'o alimento'],
    ['usa a luz do Sol', 'e faz o alimento'],
  ],
  flor: [
    ['dela nasce', 'o fruto'],
    ['depois dela,', 'vem o fruto'],
  ],
  fruto: [
    ['guarda', 'as sementes'],
    ['nasce da flor e', 'tem sementes'],
  ],
  semente: [
    ['dela nasce', 'outra planta'],
    ['brota e vira', 'outra planta'],
  ],
}

/** The part that comes to the table. */
const EATEN_OF: Readonly<Partial<Record<PlantPart, readonly string[]>>> = {
  raiz: ['cenoura', 'beterraba', 'rabanete', 'mandioca', 'nabo', 'batata-doce'],
  caule: ['cana-de-açúcar', 'aspargo', 'palmito'],
  folha: ['alface', 'couve', 'repolho', 'espinafre', 'rúcula', 'acelga'],
  flor: ['couve-flor', 'brócolis', 'alcachofra'],
  fruto: ['tomate', 'abóbora', 'berinjela', 'pepino', 'pimentão'],
  semente: ['feijão', 'ervilha', 'amendoim', 'grão-de-bico', 'girassol'],
}

export interface Eaten {
  readonly name: string
  readonly part: PlantPart
}

export const EATEN: readonly Eaten[] = Object.entries(EATEN_OF).flatMap(([part, names]) =>
  names.map((name) => ({ name, part: part as PlantPart })),
)

export interface PlantRiddle {
  readonly says: string
  readonly answer: PlantPart
}

/** Animals and the part that they visit, eat or carry away. */
export const ANIMAL_RIDDLES: readonly PlantRiddle[] = [
  { says: 'A abelha busca o néctar em mim:', answer: 'flor' },
  { says: 'A borboleta suga o néctar em mim:', answer: 'flor' },
  { says: 'A lagarta me mastiga para crescer:', answer: 'folha' },
  { says: 'A saúva me corta e me carrega:', answer: 'folha' },
  { says: 'A minhoca afofa a terra à minha volta:', answer: 'raiz' },
  { says: 'O cateto me desenterra para comer:', answer: 'raiz' },
  { says: 'A arara faz o ninho no meu oco:', answer: 'caule' },
  { says: 'O caracol sobe por mim até as folhas:', answer: 'caule' },
  { says: 'O sabiá me come e leva as sementes:', answer: 'fruto' },
  { says: 'O morcego me come e leva as sementes:', answer: 'fruto' },
  { says: 'A cutia me enterra e pode esquecer:', answer: 'semente' },
  { says: 'O periquito me tira do meio do fruto:', answer: 'semente' },
]

/** From the seed to the fruit, in order. */
export const STAGES = ['semente', 'raiz', 'broto', 'muda', 'flor', 'fruto'] as const

/** Pots of the experiment after two weeks, and what was missing. */
export const POTS = ['cuidada', 'sem água', 'sem luz'] as const
export type Pot = (typeof POTS)[number]

export interface PlantQuestion {
  readonly asks: string
  readonly answer: string
}

export const PLANT_QUESTIONS: readonly PlantQuestion[] = [
  { asks: 'Para que a folha precisa da luz?', answer: 'Para fazer o alimento da planta.' },
  { asks: 'O que sai primeiro da semente?', answer: 'A raiz.' },
  { asks: 'Por que regar a terra, e não só as folhas?', answer: 'Porque a raiz absorve a água do solo.' },
  { asks: 'De qual parte vem o fruto?', answer: 'Da flor.' },
  { asks: 'Como salvar a planta do armário?', answer: 'Levando o vaso para a luz.' },
  { asks: 'Onde ficam as sementes da planta?', answer: 'Dentro do fruto.' },
  { asks: 'O que cada vaso precisa receber?', answer: 'Água e luz.' },
]
