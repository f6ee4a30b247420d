import { expect, test } from 'vitest'
import { GOALS, THEMES } from '../../src/features/catalogue/facets/rules.ts'
import { KIND_CONTENTS, STARTING_CATALOGUE } from '../catalogue.ts'
import goals from './goals.json' with { type: 'json' }
import themes from './themes.json' with { type: 'json' }

const kinds = new Set(KIND_CONTENTS.map(({ kind }) => kind))
const used = new Set(KIND_CONTENTS.flatMap(({ pieces }) => pieces.map(({ theme }) => theme.replace(/ \d+$/, ''))))

test('every kind of sheet serves a goal, and no goal names a kind that is not there', () => {
  expect(Object.keys(goals)).toEqual([...GOALS])
  const named = new Set(Object.values(goals).flat())
  expect([...kinds].filter((kind) => !named.has(kind))).toEqual([])
  expect([...named].filter((kind) => !kinds.has(kind))).toEqual([])
})

/** Kinds whose themes are letters, numbers, operations or names. */
const WITHOUT_THEME =
  /^([A-Z]|iou|todas|tudo|misto|mista|mistas|misturada|vogais|consoantes|alfabeto|letras|palavras|frases|maiusculas|minusculas|\d+|pares|impares|em-branco)$/
const OF_TASKS = new Set([
  'organizar-e-ordenar',
  'a-minha-volta',
  'alfabeto-ilustrado',
  'ampliar-e-reduzir',
  'agua-e-solo',
  'angulos',
  'antecessor-e-sucessor',
  'antes-e-agora',
  'area-e-perimetro',
  'balanca-de-igualdade',
  'brincadeiras',
  'cadeia-alimentar',
  'cabelos-e-espinhos',
  'calendario',
  'caminho-da-quadrilha',
  'campo-e-cidade',
  'carta-com-opiniao',
  'cartaz-e-anuncio',
  'cena-de-teatro',
  'piadas-e-cartuns',
  'tirinha-para-ler',
  'chance',
  'ceu-e-terra',
  'cidade-de-todos',
  'combinados',
  'ciclo-da-agua',
  'ciclo-de-vida',
  'combinacoes',
  'conta-armada',
  'contar-a-historia',
  'contas-e-resultados',
  'coordenadas',
  'corpo-e-sentidos',
  'corpo-por-dentro',
  'dentro-e-fora',
  'descrever-por-pistas',
  'dezena-e-unidade',
  'dia-e-noite',
  'dicionario',
  'dobro-e-metade',
  'duracao',
  'escrever-bilhete',
  'estimativa',
  'familia-de-palavras',
  'fluencia-leitora',
  'fracao-de-quantidade',
  'fracoes',
  'gramatica-classes',
  'gramatica-flexao',
  'gramatica-pontuacao',
  'gramatica-sentidos',
  'gramatica-silabas',
  'gramatica-verbos',
  'grupos-de-animais',
  'frases-no-varal',
  'quadrinhas-e-trava-linguas',
  'parlendas',
  'guia-das-silabas',
  'guia-do-conjunto',
  'letra-em-estrada',
  'jornal-da-turma',
  'ler-graficos',
  'regras-do-jogo',
  'relato-de-experiencia',
  'resenha-critica',
  'um-fato-varias-midias',
  'verbete-de-enciclopedia',
  'contas-da-casa',
  'labirinto-de-sinais',
  'linha-do-tempo',
  'lixo-e-reciclagem',
  'lugar-onde-vivo',
  'luz-e-som',
  'maiusculas-e-minusculas',
  'mapa-do-brasil',
  'massa-e-capacidade',
  'materiais-e-mudancas',
  'meios-de-transporte',
  'memorias-da-familia',
  'microrganismos',
  'moradias',
  'natal-de-contas',
  'numeros-decimais',
  'numeros-grandes',
  'operacoes-inversas',
  'ortografia-adivinhas',
  'poema-na-pagina',
  'ortografia-completar',
  'ortografia-ditado',
  'ortografia-no-texto',
  'ortografia-revisar',
  'ortografia-separar',
  'palavras-que-retomam',
  'partes-da-planta',
  'patrimonio-do-brasil',
  'perigos-em-casa',
  'pesquisa-da-turma',
  'pilhas-de-cubos',
  'moldes-de-montar',
  'sondagem-matematica',
  'placas-de-transito',
  'planificacoes',
  'pontos-cardeais',
  'porcentagem',
  'povos-e-tempos',
  'profissoes',
  'quadro-do-cem',
  'receita-para-mais',
  'recortar-linhas',
  'relogio',
  'semear-e-colher',
  'silabas-complexas',
  'sistema-solar',
  'temperatura',
  'texto-e-perguntas',
  'tracejar-linhas',
  'tracejar-nome',
  'tracejar-retas',
  'tracejar-ziguezague',
  'trem-das-contas',
  'unidades-de-medida',
  'verdadeiro-ou-falso',
  'vista-de-cima',
])

test('every theme that children see belongs to one of the facet, once', () => {
  expect(Object.keys(themes)).toEqual([...THEMES])
  const named: string[] = Object.values(themes).flat()
  expect(new Set(named).size).toBe(named.length)
  const seen = KIND_CONTENTS.filter(({ kind }) => !OF_TASKS.has(kind)).flatMap(({ pieces }) =>
    pieces.map(({ theme }) => theme.replace(/ \d+$/, '')),
  )
  expect([...new Set(seen)].filter((theme) => !WITHOUT_THEME.test(theme) && !named.includes(theme))).toEqual([])
  expect(named.filter((theme) => !used.has(theme))).toEqual([])
})

test.each([...GOALS])('the goal %s has at least ten pieces, some of them free', (goal) => {
  const own = STARTING_CATALOGUE.filter((entry) => entry.goals.includes(goal))
  expect(own.length).toBeGreaterThanOrEqual(10)
  expect(own.filter(({ shelf }) => !shelf.isPremium).length).toBeGreaterThan(1)
})

test.each([...THEMES])('the theme %s has at least six pieces', (theme) => {
  expect(STARTING_CATALOGUE.filter(({ interest }) => interest === theme).length).toBeGreaterThanOrEqual(6)
})
