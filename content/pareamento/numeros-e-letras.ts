/** Matching numbers and letters. */
import { readSheets } from '../read-sheets.ts'

export const PARES_DE_NUMEROS_E_LETRAS = [
  ...readSheets(
    'quantidades',
    `
    um-dois-tres-frutas | Um, dois, três… frutas! | facil frutas 1 | 3-4 P - | números, quantidade
    Até cinco, com figuras grandes para contar apontando.
    brinquedos-contados | Brinquedos contados | facil brinquedos 3 | 3-4 C $ | números, brinquedos
    Coloque o mesmo tanto de tampinhas sobre cada grupo para conferir.
    festa-em-numeros | A festa em números | facil festa 2 | 3-4 P $ | números, festa
    Balões, bolos e presentes para ligar ao número certo.
    bichos-e-numeros | Bichos e números | medio bichos 2 | 5-7 C $ | números, até 10, bichos
    De três a dez, arrumados em duas fileiras para ver os dobros.
    ceu-de-numeros | Um céu de números | medio ceu 3 | 5-7 P $ | números, até 10, céu
    Estime antes de contar. Quem chegou mais perto?
    escola-de-numeros | Material contado | medio escola 2 | 5-7 C - | números, escola
    Quantos lápis, quantos livros? Depois conte os da sua mesa.
    numeros-escritos-frutas | Sete se escreve assim | desafio frutas 2 | 5-7 C $ | números por extenso, leitura
    O número aparece por extenso: leia a palavra e procure a quantidade.
    numeros-escritos-bichos | Doze se escreve com Z | desafio bichos 3 | 8-10 P $ | números por extenso, ortografia
    De cinco a doze, com os nomes que mais confundem na hora de escrever.
    numeros-escritos-jardim | O ditado do jardim | desafio jardim 4 | 8-10 C $ | números por extenso, jardim
    Depois de ligar, tape a coluna da esquerda e escreva os nomes de memória.
    `,
  ),
  ...readSheets(
    'maiusculas-e-minusculas',
    `
    letras-mae-e-filha | A letra e a sua filhinha | facil alfabeto 2 | 5-7 P $ | maiúsculas e minúsculas, alfabeto
    Algumas são iguaizinhas, só que menores. Comece por elas.
    vogais-grandes-e-pequenas | Vogais grandes e pequenas | facil vogais 1 | 5-7 C - | vogais, maiúsculas e minúsculas
    Uma folha curta só com vogais, para ganhar confiança.
    letras-disfarcadas | Letras disfarçadas | medio alfabeto 3 | 5-7 C $ | maiúsculas e minúsculas, leitura
    G e g nem parecem parentes! Aqui ficaram só as que mudam de forma.
    pares-do-alfabeto | Os pares do alfabeto | medio alfabeto 2 | 5-7 P - | alfabeto, pares
    Ligue e depois procure cada par num livro de histórias.
    vogais-em-pares | Duplas de vogais | medio vogais 1 | 5-7 P $ | vogais, pares
    As cinco vogais, cada uma com a sua minúscula.
    imprensa-e-letra-de-mao | Da imprensa à letra de mão | desafio alfabeto 3 | 8-10 C $ | letra cursiva, alfabeto
    Seis letras por página para reconhecer em cursiva.
    cursiva-em-pares | A letra que dança | desafio alfabeto 2 | 5-7 P $ | letra cursiva, leitura
    Antes de escrever em cursiva, o olho aprende a reconhecê-la.
    vogais-cursivas | Vogais em letra de mão | desafio vogais 1 | 5-7 C $ | vogais, letra cursiva
    Uma folha para quem está dando os primeiros passos na cursiva.
    `,
  ),
  ...readSheets(
    'contas-e-resultados',
    `
    contas-pequenas-em-pares | Continhas em pares | facil soma 1 | 5-7 C - | adição, até 10
    Quatro somas e quatro resultados. Comece pela que você já sabe de cor.
    menos-em-pares | De menos em pares | facil subtracao 2 | 5-7 P $ | subtração, até 10
    Use os dedos, palitos ou a cabeça: o resultado está do outro lado.
    tabuada-facil-em-pares | Tabuadas amigas | facil multiplicacao 2 | 8-10 C $ | multiplicação, tabuada
    Só as tabuadas do dois, do cinco e do dez, que costumam vir primeiro.
    dividir-em-pares | Primeiras divisões | facil divisao 2 | 8-10 P - | divisão, tabuada
    Dividir por dois, por cinco e por dez, com resposta sempre exata.
    somas-ate-vinte | Somas até vinte, lado a lado | medio soma 3 | 8-10 C $ | adição, até 20
    Antes de ligar, circule as que passam da dezena.
    subtracoes-ate-vinte | Menos, menos, menos | medio subtracao 3 | 8-10 P $ | subtração, até 20
    Quinze subtrações em três páginas, boas para resolver um pouco por dia.
    produtos-em-pares | Produto certo | medio multiplicacao 2 | 8-10 C $ | multiplicação, tabuada
    Da tabuada do dois à do cinco, para ligar contra o relógio.
    quocientes-em-pares | Quem divide, liga | medio divisao 3 | 10+ P $ | divisão, cálculo mental
    Pense na multiplicação ao contrário e a resposta vem sozinha.
    sinais-misturados | Sinais misturados | medio misto 2 | 8-10 C $ | operações, atenção
    Mais, menos e vezes na mesma folha. Olhe o sinal antes de calcular!
    somas-ate-cem | Somas até cem | desafio soma 3 | 8-10 P - | adição, cálculo mental
    Junte primeiro as dezenas, depois as unidades, e ligue.
    subtracoes-ate-cem | De cem para baixo | desafio subtracao 3 | 10+ C $ | subtração, cálculo mental
    Sem armar a conta: arredonde, tire e ajuste.
    tabuadas-dificeis | As tabuadas que mordem | desafio multiplicacao 4 | 10+ P $ | multiplicação, tabuada
    Só a do seis, do sete, do oito e do nove. Quatro páginas para amansá-las.
    divisoes-dificeis | Divisões afiadas | desafio divisao 4 | 10+ C $ | divisão, tabuada
    Seis divisões exatas por página. Confira multiplicando.
    torneio-de-contas | Torneio de contas | desafio misto 5 | 10+ P $ | operações, jogo
    Cinco rodadas para disputar em duplas. Vale um ponto por ligação certa.
    `,
  ),
]
