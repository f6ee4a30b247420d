/** Tracing letters, numbers, words and names. */
import { readSheets } from '../read-sheets.ts'

export const LETRAS_E_NOMES = [
  ...readSheets(
    'tracejar-letra',
    `
    letra-i-de-iglu | I com pingo | facil I 1 | 5-7 P - | letra i, caligrafia
    Uma linha só e um pinguinho: a letra mais rápida de aprender.
    letra-u-de-uva | U de uva | facil U 2 | 5-7 P $ | letra u, caligrafia
    Desce, faz a curva e sobe. Na página seguinte a pequena aparece.
    letra-p-de-pato | P de pato | medio P 2 | 5-7 C $ | letra p, caligrafia
    Primeiro o risco, depois a barriguinha. As bolinhas numeradas mostram a ordem.
    letra-l-de-laranja | L de laranja | facil L 1 | 5-7 P $ | letra l, caligrafia
    Desce e vira para a direita, sem tirar o lápis do papel.
    letra-f-de-foguete | F de foguete | medio F 2 | 5-7 C $ | letra f, caligrafia
    Maiúscula e minúscula lado a lado, com a pauta certa para cada altura.
    letra-c-de-casa | C de casa, C de carro | medio C 2 | 5-7 P - | letra c, caligrafia
    Uma curva que não se fecha. Compare com a letra O e conte a diferença.
    letra-t-de-tartaruga | T de tartaruga | medio T 3 | 5-7 C $ | letra t, caligrafia
    Três páginas, da letra grande à pequena, com a tartaruga por companhia.
    letra-v-de-vela | V de vela | medio V 1 | 5-7 P $ | letra v, caligrafia
    Duas linhas inclinadas que se encontram bem na base.
    letra-d-de-dado | D e d | desafio D 2 | 5-7 P $ | letra d, caligrafia
    Ajuda quem troca d por b: a pequena começa pela barriga.
    letra-n-de-ninho | N de ninho | desafio N 2 | 5-7 P $ | letra n, caligrafia
    Linhas menores e mais repetições, no tamanho do caderno.
    letra-q-de-queijo | Q de queijo | desafio Q 2 | 8-10 P $ | letra q, caligrafia
    A perninha para a direita faz toda a diferença entre o q e o g.
    `,
  ),
  ...readSheets(
    'tracejar-numero',
    `
    numero-2-cisne | Parece um cisne: número 2 | facil 2 1 | 3-4 C $ | número 2, traçado
    Cabeça, pescoço e uma linha para nadar. Depois conte as duas figuras.
    numero-4-cadeira | A cadeirinha do 4 | facil 4 1 | 3-4 P - | número 4, traçado
    Duas linhas e uma pausa no meio: assim se faz o quatro.
    numero-6-caracol | O 6 enroladinho | medio 6 2 | 5-7 C $ | número 6, traçado
    Desce numa curva e se enrola no final. A segunda página já traz o sete.
    > Cubra cada número e conte as figuras.
    numero-7-bandeira | Um 7 bem esticado | medio 7 1 | 5-7 P $ | número 7, traçado
    Reto em cima, inclinado embaixo. Sete figuras para contar ao lado.
    numero-9-balao | O 9 é um balão | medio 9 2 | 5-7 C $ | número 9, traçado
    Primeiro a bola, depois o barbante. Na virada da página, chega a dezena.
    > Cubra cada número e conte as figuras.
    numeros-de-onze-a-quinze | Do 11 ao 15 | desafio 11 5 | 5-7 P $ | números até 20, traçado
    Uma página para cada número, com a quantidade certa de figuras e o nome por extenso.
    > Cubra cada número e conte as figuras.
    numeros-de-dezesseis-a-vinte | Do 16 ao 20 | desafio 16 5 | 8-10 C $ | números até 20, traçado
    A última parte da coleção de números, para completar o caderno.
    > Cubra cada número e conte as figuras.
    `,
  ),
  ...readSheets(
    'tracejar-alfabeto',
    `
    alfabeto-grande-parte | Letras grandes, uma por quadro | facil maiusculas 5 | 5-7 C $ | alfabeto, maiúsculas
    O alfabeto em pedaços de seis letras, com figuras que começam por elas.
    alfabeto-minusculas-grandes | Minúsculas com figura | facil minusculas 5 | 5-7 P $ | alfabeto, minúsculas
    As pequenas em tamanho gigante, com a ordem dos traços numerada.
    doze-letras-maiusculas | Doze letras por vez | medio maiusculas 3 | 5-7 C $ | alfabeto, maiúsculas
    Tamanho médio para quem já segura bem o lápis.
    doze-letras-minusculas | Doze pequenas por vez | medio minusculas 3 | 5-7 P $ | alfabeto, minúsculas
    Atenção às letras que descem da linha: g, j, p, q e y.
    cartela-do-alfabeto | O alfabeto inteiro numa folha | desafio maiusculas 1 | 8-10 P - | alfabeto, maiúsculas
    As vinte e seis letras para cobrir e deixar colada no caderno.
    cartela-das-minusculas | De a até z numa folha só | desafio minusculas 1 | 8-10 C $ | alfabeto, minúsculas
    Revisão rápida das minúsculas de imprensa, com a bolinha de partida em cada uma.
    `,
  ),
  ...readSheets(
    'tracejar-cursiva',
    `
    cursiva-palavrinhas | Primeiras palavras em cursiva | facil tudo 1 | 5-7 C - | letra cursiva, palavras
    Palavras de três e quatro letras, bem grandes, para ver como uma letra dá a mão à outra.
    cursiva-dos-bichos-curtos | Bichinhos de mãos dadas | facil bichos 2 | 5-7 P $ | letra cursiva, bichos
    Cubra em cinza e escreva embaixo. O modelo em preto fica logo no começo da linha.
    cursiva-na-cozinha | Cursiva na cozinha | medio comidas 2 | 8-10 C $ | letra cursiva, comidas
    Nomes de comidas para escrever com calma, observando onde cada letra começa.
    cursiva-pela-casa | O que há em casa, em cursiva | medio casa 3 | 8-10 P $ | letra cursiva, casa
    Três páginas de objetos da casa. A figura ajuda quem ainda lê devagar.
    cursiva-no-passeio | Palavras de passear | medio passeio 2 | 8-10 C $ | letra cursiva, palavras
    Do carro à nuvem, palavras de tamanho médio na pauta do caderno.
    cursiva-bichos-compridos | Nomes compridos de bichos | desafio bichos 3 | 8-10 P - | letra cursiva, bichos
    Borboleta, tartaruga, joaninha… sem tirar o lápis no meio da palavra.
    cursiva-palavras-longas | Fôlego para palavras longas | desafio tudo 4 | 8-10 C $ | letra cursiva, caligrafia
    Linhas menores e palavras maiores: o treino para o tamanho da letra de todo dia.
    frases-em-cursiva-largas | Uma frase por vez | facil frases 2 | 8-10 P $ | letra cursiva, frases
    Três frases curtas com ponto final. Leia, cubra e repare no espaço entre as palavras.
    frases-em-cursiva-medias | Frases para caprichar | medio frases 3 | 8-10 C $ | letra cursiva, frases
    Maiúscula no começo, ponto no fim e uma figura contando a mesma história.
    frases-em-cursiva-pequenas | Cópia caprichada | desafio frases 4 | 10+ P $ | letra cursiva, cópia
    Vinte frases em quatro páginas, no tamanho do caderno. Boa tarefa de férias.
    `,
  ),
  ...readSheets(
    'tracejar-nome',
    `
    meu-nome-grande | Meu nome em letras grandes | facil em-branco 1 | 3-4 C - | nome próprio, identidade
    Serve para qualquer criança: espaço para o retrato e linhas bem largas para escrever o nome.
    meu-nome-no-caderno | Meu nome cada vez melhor | medio em-branco 1 | 5-7 P - | nome próprio, escrita
    As linhas diminuem um pouco. Guarde uma por mês e compare a evolução no fim do ano.
    meu-nome-completo | Nome e sobrenome | desafio em-branco 2 | 8-10 P $ | nome próprio, escrita
    Linhas no tamanho do caderno para o nome inteiro, com sobrenome e tudo.
    nome-ana | O nome da Ana | facil ana 1 | 5-7 C $ | nome próprio, ana
    Três letras, dois As. Para cobrir, escrever e colar na pasta.
    nome-maria | O nome da Maria | facil maria 1 | 5-7 C $ | nome próprio, maria
    Letras grandes para a Maria reconhecer o próprio nome em qualquer lugar.
    nome-helena | O nome da Helena | medio helena 1 | 5-7 C $ | nome próprio, helena
    Em maiúsculas e depois do jeito que se escreve no caderno.
    nome-alice | O nome da Alice | medio alice 1 | 5-7 C $ | nome próprio, alice
    Cinco letras para cobrir e uma linha livre para fazer sem ajuda.
    nome-laura | O nome da Laura | medio laura 1 | 5-7 P $ | nome próprio, laura
    Quantas vezes o A aparece? Depois de contar, é só escrever.
    nome-miguel | O nome do Miguel | medio miguel 1 | 5-7 C $ | nome próprio, miguel
    Do M ao L, com a ordem de cada letra marcada pela bolinha.
    nome-pedro | O nome do Pedro | facil pedro 1 | 5-7 C $ | nome próprio, pedro
    Cinco letras grandes para aprender a assinar os próprios desenhos.
    nome-gabriel | O nome do Gabriel | desafio gabriel 1 | 5-7 P $ | nome próprio, gabriel
    Sete letras no tamanho do caderno e duas linhas para escrever só.
    nome-davi | O nome do Davi | facil davi 1 | 5-7 C $ | nome próprio, davi
    Nome curto, letras cheias de retas. Um bom começo para a escrita.
    nome-sofia | O nome da Sofia | medio sofia 1 | 5-7 C $ | nome próprio, sofia
    O S dá trabalho, as outras letras compensam. Capriche no retrato!
    nome-lucas | O nome do Lucas | medio lucas 1 | 5-7 P $ | nome próprio, lucas
    Cobrir, comparar com o modelo e escrever na linha vazia.
    nome-beatriz | O nome da Beatriz | desafio beatriz 1 | 5-7 C $ | nome próprio, beatriz
    Um nome que começa em B e termina em Z, para escrever de ponta a ponta.
    `,
  ),
]
