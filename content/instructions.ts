/** What is printed under the title when a piece does not say it in its own words: one short sentence. */
type Level = 'facil' | 'medio' | 'desafio'

/** For all levels, or for each of the three; 'kind theme' where a theme asks for something else. */
type Instruction = string | readonly [facil: string, medio: string, desafio: string]

const COLOUR_IT = 'Pinte com as cores que quiser.'

const INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  'contar-e-escrever': 'Conte e escreva quantos são.',
  'soma-com-desenhos': [
    'Junte tudo e escreva o total.',
    'Escreva a conta de cada desenho.',
    'Desenhe o que falta e complete.',
  ],
  'subtracao-com-desenhos': [
    'Conte quantos sobraram.',
    'Risque, conte e escreva o que ficou.',
    'Risque e escreva o resultado.',
  ],
  'reta-numerica': [
    'Siga os pulos e escreva a resposta.',
    'Desenhe os pulos na reta.',
    'Desenhe os pulos e complete a conta.',
  ],
  relogio: 'Escreva que horas são.',
  'relogio desenhar': 'Desenhe os ponteiros de cada relógio.',
  'mais-ou-menos': ['Circule o lado que tem mais.', 'Compare e escreva >, < ou =.', 'Escreva >, < ou = no círculo.'],
  dinheiro: ['Quantos reais são? Conte e escreva.', 'Some as moedas e as notas.', 'Calcule o troco de cada compra.'],
  'quadro-de-dez': ['Quantos há em cada quadro?', 'Quanto falta para chegar a 10?', 'Dez e mais quanto? Complete.'],
  tabuada: ['Conte os grupos e complete.', 'Complete a tabuada.', 'Descubra o número que falta.'],
  'sequencia-numerica': 'Complete os vagões que estão vazios.',
  'colorir-mandala': 'Pinte do centro para fora.',
  'colorir-desenho': COLOUR_IT,
  'colorir-numeros': 'Pinte cada quadradinho com a cor do número.',
  'colorir-contas': 'Faça as contas e pinte com a cor do resultado.',
  'colorir-simetria': 'Pinte o outro lado como num espelho.',
  'colorir-metade': [
    'Cubra os pontos e pinte o desenho.',
    'Use os quadradinhos e complete a metade.',
    'Desenhe a outra metade.',
  ],
  'colorir-formas': [
    'Pinte cada forma com a sua cor.',
    'Pinte cada forma com a sua cor.',
    'Pinte as formas e conte quantas há.',
  ],
  'colorir-cena': COLOUR_IT,
  'colorir-azulejos': 'Invente um padrão de cores.',
  'labirinto-retangular': 'Encontre o caminho.',
  'labirinto-redondo': 'Chegue até o meio do labirinto.',
  'labirinto-colmeia': 'Atravesse os favos até o fim.',
  'labirinto-figura': 'Entre em cima e saia embaixo.',
  'labirinto-coleta': 'Siga o caminho e conte o que encontrar.',
  'labirinto-dois-caminhos': 'Qual é a entrada certa? Marque o caminho.',
  'labirinto-fios': 'Siga cada fio e escreva o número no fim.',
  'pontilhar-numeros': 'Ligue os pontos na ordem dos números.',
  'pontilhar-alfabeto': 'Ligue os pontos na ordem do alfabeto.',
  'pontilhar-saltos': [
    'Ligue contando de {tema} em {tema}.',
    'Ligue contando de {tema} em {tema}.',
    'Comece no maior e volte de {tema} em {tema}.',
  ],
  'pontilhar-pares-impares': 'Ligue só os números {tema}.',
  'pontilhar-metade': 'Ligue os pontos e complete a figura.',
  'pontilhar-letra': 'Ligue os pontos: que letra aparece?',
  'tracejar-linhas': 'Passe o lápis por cima dos pontinhos.',
  'tracejar-letra': 'Cubra a letra {tema} começando na bolinha.',
  'tracejar-numero': 'Cubra o número {tema} e conte as figuras.',
  'tracejar-retas': 'Trace as linhas retas sem parar.',
  'tracejar-ondas': ['Siga as ondas com o lápis.', 'Siga as ondas com o lápis.', 'Siga as ondas e continue a última.'],
  'tracejar-ziguezague': [
    'Siga o zigue-zague com o lápis.',
    'Siga o zigue-zague com o lápis.',
    'Siga o zigue-zague e continue o último.',
  ],
  'tracejar-espiral': 'Comece na bolinha e vá girando até o meio.',
  'tracejar-formas': [
    'Cubra o contorno das formas.',
    'Cubra as formas e desenhe a última.',
    'Cubra as formas e desenhe a última.',
  ],
  'tracejar-alfabeto': 'Cubra cada letra do alfabeto.',
  'tracejar-cursiva': 'Cubra as palavras e depois escreva.',
  'tracejar-nome': 'Cubra o nome e escreva nas linhas vazias.',
  'tracejar-nome em-branco': 'Escreva o seu nome em todas as linhas.',
  sombras: 'Ligue cada figura à sua sombra.',
  sequencia: ['O que vem depois? Circule.', 'O que vem depois? Circule.', 'O que falta na fila? Circule.'],
  'o-diferente': ['Circule o que é diferente.', 'Circule o que está virado.', 'Circule os dois que estão virados.'],
  diferencas: ['Ache as 3 diferenças.', 'Ache as 4 diferenças.', 'Ache as 7 diferenças.'],
  'figuras-sobrepostas': [
    'Quais são as 2 figuras? Circule.',
    'Quais são as 3 figuras? Circule.',
    'Quais são as 4 figuras? Circule.',
  ],
  'mesma-posicao': [
    'Circule o que está igual ao modelo.',
    'Circule o que está igual ao modelo.',
    'Circule os 3 iguais ao modelo.',
  ],
  'copiar-na-malha': 'Copie o desenho na malha ao lado.',
  'caca-palavras': ['Ache e circule as 4 palavras.', 'Ache e circule as 6 palavras.', 'Ache e circule as 9 palavras.'],
  'completar-palavra': ['Escreva a vogal que falta.', 'Escreva a sílaba que falta.', 'Escreva todas as vogais.'],
  'juntar-silabas': ['Junte as sílabas e escreva.', 'Junte as sílabas e escreva.', 'Ordene as sílabas e escreva.'],
  'primeira-letra': [
    'Circule a vogal que começa o nome.',
    'Circule a letra que começa o nome.',
    'Escreva a primeira letra.',
  ],
  'caca-vogal': 'Circule todas as letras {tema} e conte.',
  'palavra-e-figura': 'Ligue cada figura à sua palavra.',
  'ordenar-silabas': 'Numere as sílabas e escreva a palavra.',
  'contar-silabas': [
    'Pinte uma bolinha para cada sílaba.',
    'Pinte uma bolinha para cada sílaba.',
    'Quantas sílabas? Escreva o número.',
  ],
  'quem-combina': 'Ligue os pares que combinam.',
  quantidades: 'Ligue cada número à sua quantidade.',
  'maiusculas-e-minusculas': 'Ligue a letra grande à pequena.',
  metades: 'Ligue as metades.',
  opostos: 'Ligue cada um ao seu contrário.',
  emocoes: [
    'Ligue quem sente a mesma coisa.',
    'Ligue cada rosto ao que ele sente.',
    'Ligue cada rosto ao que ele sente.',
  ],
  'contas-e-resultados': 'Ligue cada conta ao seu resultado.',
}

const INDEX: Readonly<Record<Level, 0 | 1 | 2>> = { facil: 0, medio: 1, desafio: 2 }
/** Themes that are printed with an accent. */
const PRINTED: Readonly<Record<string, string>> = { impares: 'ímpares' }

/** The usual instruction of a kind and level. Throws RangeError for a kind without one. */
export function instructionFor(kind: string, level: Level, theme: string): string {
  const found = INSTRUCTIONS[`${kind} ${theme}`] ?? INSTRUCTIONS[kind]
  if (found === undefined) throw new RangeError(`no instruction for ${kind}`)
  const sentence = typeof found === 'string' ? found : found[INDEX[level]]
  return sentence.replaceAll('{tema}', PRINTED[theme] ?? theme)
}
