/** Whole entries of a school dictionary, and questions about their parts. */
import type { WordClass } from './dictionary-facts.ts'

export interface FullEntry {
  readonly word: string
  readonly syllables: string
  readonly of: WordClass
  readonly means: string
  readonly example: string
  readonly synonym: string
  readonly antonym: string
}

const entries = (of: WordClass, lines: string): FullEntry[] =>
  lines
    .trim()
    .split('\n')
    .map((entry) => {
      const [syllables = '', means = '', example = '', synonym = '', antonym = ''] = entry.trim().split(' | ')
      return { word: syllables.replaceAll('·', ''), syllables, of, means, example, synonym, antonym }
    })

export const FULL: readonly FullEntry[] = [
  ...entries(
    's.m.',
    `ba·ru·lho | Som forte ou desagradável. | O barulho do trovão assustou o gato. | ruído | silêncio
    i·ní·cio | Primeira parte de algo. | Chegamos no início do filme. | começo | fim
    su·ces·so | Bom resultado. | A feira da escola foi um sucesso. | êxito | fracasso
    a·mi·go | Pessoa de quem se gosta muito. | Caio é meu amigo. | colega | inimigo
    pe·ri·go | Situação que pode causar mal. | Fogo perto de cortina é um perigo. | risco | segurança`,
  ),
  ...entries(
    's.f.',
    `a·le·gri·a | Sentimento de quem está contente. | Que alegria ver você! | felicidade | tristeza
    co·ra·gem | Força para enfrentar o medo. | Malu teve coragem de saltar. | bravura | covardia
    cal·ma | Estado de quem não se agita. | Leia a pergunta com calma. | sossego | agitação
    vi·tó·ria | Ato de vencer. | O time festejou a vitória. | triunfo | derrota
    dú·vi·da | Falta de certeza. | Levante a mão se tiver dúvida. | incerteza | certeza`,
  ),
  ...entries(
    'adj.',
    `ve·loz | Que anda muito depressa. | O guepardo é veloz. | rápido | lento
    gen·til | Que trata bem os outros. | O motorista foi gentil. | educado | grosseiro
    i·men·so | Muito grande. | O mar é imenso. | enorme | minúsculo
    ra·ro | Que se vê poucas vezes. | Achei um selo raro. | incomum | comum
    an·ti·go | Que existe há muito tempo. | Este relógio é antigo. | velho | novo`,
  ),
  ...entries(
    'v.',
    `i·ni·ci·ar | Dar o primeiro passo. | Vamos iniciar a aula. | começar | terminar
    re·cor·dar | Trazer de volta à memória. | Vovó gosta de recordar a infância. | lembrar | esquecer
    am·pli·ar | Tornar maior. | A escola vai ampliar a quadra. | aumentar | reduzir
    e·lo·gi·ar | Dizer o que algo tem de bom. | A professora vai elogiar o desenho. | louvar | criticar
    u·nir | Fazer de várias partes uma só. | A ponte vai unir os bairros. | juntar | separar`,
  ),
]

/** Words to write an entry for, each with an example. */
export const TO_WRITE: readonly (readonly [
  word: string,
  of: WordClass,
  means: string,
  example: string,
  syllables: string,
])[] = [
  ['mochila', 's.f.', 'Bolsa que se leva nas costas.', 'Guardei o caderno na mochila.', 'mo·chi·la'],
  ['recreio', 's.m.', 'Hora de descanso na escola.', 'No recreio, jogamos bola.', 're·crei·o'],
  ['correr', 'v.', 'Ir depressa com os pés.', 'Vamos correr até a árvore?', 'cor·rer'],
  ['macio', 'adj.', 'Agradável e mole ao toque.', 'O travesseiro é macio.', 'ma·ci·o'],
  ['cozinha', 's.f.', 'Parte da casa onde se faz comida.', 'A cozinha cheira a bolo.', 'co·zi·nha'],
  ['abraço', 's.m.', 'Ato de envolver com os braços.', 'Dei um abraço na vovó.', 'a·bra·ço'],
]

/** The order of the parts of an entry. */
export const ORDER: readonly (readonly [asks: string, answer: string])[] = [
  ['O que vem logo depois do significado?', 'o exemplo'],
  ['Qual é a última informação do verbete?', 'o antônimo'],
  ['O que vem entre o exemplo e o antônimo?', 'o sinônimo'],
  ['O que vem logo antes do exemplo?', 'o significado'],
]
