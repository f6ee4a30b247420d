/** Numbers: counting, ten frames, lines of numbers, comparing, the clock. */
import { readSheets } from '../read-sheets.ts'

export const NUMEROS = [
  ...readSheets(
    'contar-e-escrever',
    `
    conta-abelhas-e-flores | Um jardim para contar | facil jardim 1 | 3-4 C - | contagem, jardim
    Poucas figuras, bem grandes, para a criança apontar uma por uma enquanto conta em voz alta. Vai até 5.
    brinquedos-espalhados | Brinquedos espalhados pelo tapete | desafio brinquedos 2 | 5-7 C $ | contagem, até 15, brinquedos
    Antes de guardar, é preciso saber quantos são. Sugira riscar de leve cada brinquedo já contado, para não repetir nenhum.
    bichos-na-chamada | A chamada dos bichos | medio bichos 3 | 5-7 P $ | contagem, até 10, bichos
    Três páginas de grupos arrumados em fileiras: quem percebe o cinco de uma vez só conta muito mais depressa.
    estrelas-do-ceu-em-grupos | Estrelas, luas e foguetes | medio ceu 2 | 5-7 C $ | contagem, céu
    Uma contagem tranquila até 10 para o começo da aula. Depois de escrever, peça que comparem: de que há mais?
    festa-quantos-convidados | Tem festa: quantos de cada? | desafio festa 3 | 8-10 P $ | contagem, festa
    Tudo misturado, como em mesa de aniversário. Boa para discutir estratégias: circular, riscar, contar aos pares.
    frutas-na-bancada | Frutas na bancada da feira | medio frutas 4 | 5-7 C $ | contagem, frutas
    Quatro páginas para usar ao longo da semana, uma por dia, registrando cada total no quadradinho.
    `,
  ),
  ...readSheets(
    'quadro-de-dez',
    `
    quadro-morangos | Morangos no quadro de dez | facil frutas 1 | 5-7 C - | quadro de dez, contagem
    Duas fileiras de cinco ajudam o olho a reconhecer quantidades sem contar de um em um. Comece pelos quadros mais cheios.
    quadro-bichos-na-fila | Cada bicho no seu lugar | facil bichos 3 | 5-7 P $ | quadro de dez, bichos
    Seis quadros por página para responder de relance: passou do cinco? Então é cinco e mais um pouquinho.
    amigos-do-dez | Amigos do dez | medio jardim 2 | 5-7 C - | amigos do dez, adição
    Quem falta para completar o quadro? Os pares que somam dez são a base do cálculo mental que vem depois.
    completando-a-caixa | Completando a caixa de dez | medio brinquedos 3 | 5-7 P $ | amigos do dez, completar
    Os espaços vazios mostram a resposta antes da conta. Combine com tampinhas sobre a folha para quem ainda precisa mexer.
    dez-no-fundo-do-mar | Dez no fundo do mar | medio mar 4 | 5-7 C $ | quadro de dez, mar
    Oito quadros por página, todos diferentes. Na segunda rodada, cubra o desenho e peça a resposta só pelo número.
    passando-do-dez | Passando do dez | desafio festa 2 | 5-7 C $ | dezena, até 20
    Um quadro cheio e outro pela metade: dez e mais alguma coisa. A dezena aparece sem precisar de explicação.
    dezena-e-unidades-no-ceu | Uma dezena e alguma coisa | desafio ceu 3 | 8-10 P $ | dezena, unidades
    Do onze ao dezenove, sempre com o dez inteiro à esquerda. Um apoio visual para quem ainda troca a ordem dos algarismos.
    quadros-na-sala-de-aula | Lápis, livros e dezenas | desafio escola 4 | 8-10 C $ | dezena, escola
    O material da sala serve de contador. Depois da folha, monte os mesmos números com lápis de verdade.
    `,
  ),
  ...readSheets(
    'sequencia-numerica',
    `
    trem-de-um-em-um | O trem dos números | facil 1 1 | 5-7 C - | sequência numérica, até 20
    Cada vagão leva um número, mas alguns ficaram vazios na estação. Contar baixinho ajuda a descobrir quem vem depois.
    vagoes-em-ordem | Todos os vagões em ordem | facil 1 3 | 5-7 P $ | sequência numérica, contagem
    Mais três páginas com o trem da contagem, para quem pediu bis. Os números param no vinte.
    trem-de-dois-em-dois | O trem que anda de dois em dois | medio 2 2 | 5-7 C $ | números pares, sequência numérica
    Dois, quatro, seis… O ritmo da contagem aparece nos primeiros vagões e o resto é por conta da turma.
    trem-de-cinco-em-cinco | De cinco em cinco até a estação | medio 5 2 | 8-10 C - | múltiplos de 5, sequência numérica
    Uma preparação gostosa para ler os minutos do relógio e contar moedas de cinco centavos.
    trem-das-dezenas | O expresso das dezenas | medio 10 3 | 8-10 P $ | dezenas, sequência numérica
    Contar de dez em dez, às vezes sem começar do zero. Leia cada trem em voz alta antes de escrever.
    trem-misturado | Cada trem tem o seu segredo | medio mista 4 | 8-10 C $ | sequência numérica, cálculo mental
    Um anda de um em um, outro pula de cinco em cinco: é preciso descobrir o passo antes de completar.
    trem-de-tres | Trilhos de três em três | desafio 3 2 | 8-10 P $ | múltiplos de 3, sequência numérica
    Nem sempre o trem começa em um número da tabuada. Subtrair vizinhos mostra o tamanho do passo.
    trem-de-quatro | Quatro a mais em cada vagão | desafio 4 2 | 8-10 C $ | múltiplos de 4, sequência numérica
    Alguns trens vão de marcha a ré! Observe se os números crescem ou diminuem antes de escrever.
    trem-das-centenas | A viagem das centenas | desafio 100 3 | 10+ P $ | centenas, sequência numérica
    Números grandes, passos redondos. Uma folha curta para firmar a ordem das centenas, na ida e na volta.
    trem-misterioso | Sequências misteriosas | desafio mista 5 | 10+ P $ | sequência numérica, raciocínio
    Cinco páginas de trens em que o passo muda a cada linha e pode até ser negativo. Para quem gosta de desafio.
    `,
  ),
  ...readSheets(
    'mais-ou-menos',
    `
    qual-prato-tem-mais | Qual prato tem mais? | facil frutas 2 | 3-4 P - | comparação, quantidade
    A diferença é sempre de dois ou mais, para que a criança confie no próprio olhar antes de contar.
    mais-bichos-de-que-lado | De que lado há mais bichos? | facil bichos 3 | 3-4 C $ | comparação, bichos
    Primeiro o palpite, depois a contagem: marque os dois e converse sobre o que enganou a vista.
    sinais-no-jardim | Maior que, menor que, no jardim | medio jardim 2 | 5-7 C $ | comparação, sinais
    Os sinais aparecem junto do desenho, para que o bico aberto aponte sempre para quem tem mais.
    comparando-no-espaco | Comparações espaciais | medio ceu 3 | 5-7 P $ | comparação, céu
    Duas figuras diferentes em cada quadro: o tamanho engana, só a contagem resolve.
    trinta-e-seis-ou-sessenta-e-tres | 36 ou 63? | desafio frutas 4 | 8-10 P $ | comparação, dezenas e unidades
    Algarismos trocados de lugar obrigam a pensar no valor da posição. Escreva o sinal e leia a frase inteira.
    `,
  ),
  ...readSheets(
    'relogio',
    `
    relogio-da-rotina | O relógio da rotina | facil ler 2 | 5-7 C $ | horas, rotina
    Só horas cheias, para ligar o ponteiro pequeno aos momentos do dia: acordar, almoçar, sair da escola, dormir.
    desenhe-os-ponteiros | Os ponteiros sumiram! | facil desenhar 1 | 5-7 P - | horas, relógio
    A hora está escrita embaixo e o mostrador ficou vazio. Primeiro o ponteiro pequeno, depois o grande lá em cima.
    > Desenhe os ponteiros de cada relógio.
    minutos-de-quinze | De meia em meia hora | medio desenhar 3 | 8-10 C $ | horas, minutos
    Meias horas para desenhar com calma, reparando que o ponteiro pequeno também anda um pouco.
    > Desenhe os ponteiros de cada relógio.
    relojoeiro-atento | Relojoeiro atento | desafio ler 4 | 10+ P $ | horas, minutos
    De cinco em cinco minutos, com todas as horas diferentes na mesma página. Para ler sem hesitar.
    `,
  ),
]
