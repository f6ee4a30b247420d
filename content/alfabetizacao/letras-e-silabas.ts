/** Letters and syllables. */
import { readSheets } from '../read-sheets.ts'

export const LETRAS_E_SILABAS = [
  ...readSheets(
    'caca-vogal',
    `
    caca-a | Onde está o A? | facil A 1 | 3-4 C - | vogais, letra a
    Poucas letras, todas maiúsculas. Quem encontra um A faz um círculo bem caprichado.
    caca-e | De olho no E | facil E 1 | 3-4 P $ | vogais, letra e
    O E parece um pente de três dentes. Procure um por um, linha por linha.
    caca-i | O I magrinho sumiu | facil I 1 | 3-4 C $ | vogais, letra i
    No meio das consoantes, o I quase passa despercebido.
    caca-o | Bolinhas que são letras | facil O 1 | 3-4 P $ | vogais, letra o
    Cuidado com o D e o G, que também têm curvas!
    caca-u | U, de olho vivo | facil U 1 | 3-4 C - | vogais, letra u
    Circule, conte e anote quantos U você achou.
    cinco-vogais-fujonas | As cinco vogais fujonas | facil A 5 | 5-7 P $ | vogais, alfabeto
    Uma página para cada vogal, na ordem. Dá para usar uma por dia da semana.
    a-grande-e-a-pequeno | A grande, a pequeno | medio A 2 | 5-7 C $ | vogais, minúsculas
    A mesma letra com duas roupas. As outras vogais também aparecem, só para atrapalhar.
    e-grande-e-pequeno | E e e, onde estão? | medio E 2 | 5-7 P $ | vogais, minúsculas
    Confira com o total: se não bateu, alguma escapou.
    vogais-de-dois-jeitos | Vogais de dois jeitos | medio I 3 | 5-7 C $ | vogais, atenção
    I, O e U em maiúscula e minúscula, cada uma na sua página.
    a-de-tres-jeitos | A de três jeitos diferentes | desafio A 2 | 5-7 C $ | vogais, letra cursiva
    Maiúscula, de imprensa e cursiva: tudo é A. Bom para quem começa a ler livros.
    o-de-tres-jeitos | Um O em cada roupa | desafio O 2 | 8-10 P - | vogais, letra cursiva
    Entre a e o cursivos a diferença é pequenininha. Olhe o rabinho.
    vogais-maratona | Maratona das vogais | desafio A 5 | 8-10 C $ | vogais, letra cursiva, atenção
    As cinco vogais escondidas em mais de oitenta letras por página.
    `,
  ),
  ...readSheets(
    'primeira-letra',
    `
    vogal-inicial-em-casa | Começa com vogal | facil vogais 2 | 5-7 P $ | vogais, letra inicial
    Estique o comecinho da palavra — aaabelha, ooovo — e circule a vogal que ouviu.
    inicial-dos-alimentos | A inicial do lanche | medio comidas 2 | 5-7 C $ | letra inicial, comidas
    Quatro opções para cada figura, sem pegadinhas de sons parecidos.
    inicial-no-passeio | Letras do passeio | medio passeio 3 | 5-7 P - | letra inicial, passeio
    Antes de olhar as letras, cubra-as e diga com que som a palavra começa.
    inicial-da-casa-escrita | Escreva a inicial | desafio casa 2 | 5-7 C $ | letra inicial, escrita
    Agora sem opções: a letra certa vem da cabeça para o quadradinho.
    inicial-dos-bichos-escrita | Bichos sem a primeira letra | desafio bichos 3 | 5-7 P $ | letra inicial, bichos
    A-BELHA virou BELHA! Conserte os nomes antes que os bichos reclamem.
    `,
  ),
  ...readSheets(
    'contar-silabas',
    `
    palmas-para-os-bichos | Palmas para os bichos | facil bichos 1 | 3-4 C - | sílabas, consciência fonológica
    Uma palma para cada pedacinho da palavra, uma bolinha pintada para cada palma.
    palmas-na-cozinha | Quantas palmas tem o bolo? | facil comidas 2 | 5-7 P $ | sílabas, comidas
    Comece pelas palavras curtas. Pão tem só uma? Tem!
    palmas-pela-casa | Palmas pela casa | facil casa 2 | 5-7 C $ | sílabas, casa
    A palavra vem escrita para quem já quiser acompanhar com os olhos.
    palavras-curtas-e-compridas | Palavras curtas e compridas | medio tudo 3 | 5-7 C $ | sílabas, consciência fonológica
    Nem sempre o bicho grande tem nome grande. Compare baleia e joaninha.
    bolinhas-no-passeio | Bolinhas de um passeio | medio passeio 2 | 5-7 P - | sílabas, passeio
    Nove figuras por página, de uma a quatro sílabas.
    silabas-dos-bichos-medias | A fala dos bichos | medio bichos 2 | 5-7 P $ | sílabas, bichos
    Fale a palavra com a mão embaixo do queixo: cada vez que ele desce, uma sílaba.
    contador-de-silabas | Contador de sílabas | desafio tudo 3 | 8-10 P $ | sílabas, ortografia
    Só a figura aparece. É preciso lembrar a palavra, dividir e escrever o número.
    silabas-sem-ver-a-palavra | De ouvido | desafio comidas 2 | 8-10 C $ | sílabas, comidas
    Doze comidas para dividir só com o ouvido. Depois confira no dicionário.
    silabas-de-tudo-um-pouco | Uma, duas, três ou quatro? | desafio casa 4 | 8-10 C $ | sílabas, classificação
    No final, separe as palavras em monossílabas, dissílabas, trissílabas e polissílabas.
    `,
  ),
  ...readSheets(
    'juntar-silabas',
    `
    silabas-dos-bichinhos | Duas sílabas e um bicho | facil bichos 2 | 5-7 P $ | sílabas, bichos
    GA mais TO, SA mais PO. Junte os cartões e escreva na pauta.
    silabas-para-comer | Sílabas para comer | facil comidas 1 | 5-7 C - | sílabas, comidas
    Quatro palavras pequenas e saborosas para ler de primeira.
    tres-pedacinhos | Três pedacinhos | medio bichos 3 | 5-7 C $ | sílabas, leitura
    Leia cada cartão devagar e depois tudo de uma vez só.
    silabas-da-casa-inteira | Palavras de três cômodos | medio casa 2 | 5-7 P $ | sílabas, casa
    Objetos da casa divididos em três. Recorte os cartões e monte outras palavras.
    silabas-viradas | Sílabas viradas do avesso | desafio passeio 3 | 8-10 C $ | sílabas, desafio
    Fora de ordem não querem dizer nada. Qual vem primeiro?
    `,
  ),
  ...readSheets(
    'ordenar-silabas',
    `
    arruma-a-palavra | Arrume a palavra | facil tudo 1 | 5-7 C - | ordem das sílabas, leitura
    As duas sílabas trocaram de lugar. Numere e escreva do jeito certo.
    bicho-ao-contrario | O bicho ao contrário | facil bichos 2 | 5-7 P $ | ordem das sílabas, bichos
    TO-GA, PO-SA… que bichos engraçados! Desvire todos eles.
    cozinha-trocada | Cozinha trocada | facil comidas 2 | 5-7 C $ | ordem das sílabas, comidas
    Uma linha para cada letra: assim ninguém esquece nenhuma.
    casa-de-pernas-para-o-ar | Casa de pernas para o ar | facil casa 3 | 5-7 P $ | ordem das sílabas, casa
    Tudo fora do lugar, inclusive as sílabas. Ponha ordem nessa casa.
    quebra-cabeca-de-silabas | Quebra-cabeça de sílabas | medio tudo 2 | 5-7 C $ | ordem das sílabas, leitura
    Três peças por palavra. A figura ao lado é a tampa da caixa.
    zoologico-embaralhado | Zoológico embaralhado | medio bichos 3 | 8-10 P - | ordem das sílabas, bichos
    RU-JA-CO? Fale em voz alta trocando a ordem até reconhecer.
    mala-baguncada | A mala bagunçada | medio passeio 2 | 8-10 C $ | ordem das sílabas, passeio
    Palavras de viagem para organizar antes de sair.
    oficina-da-palavra | Oficina da palavra | medio casa 2 | 8-10 P $ | ordem das sílabas, escrita
    Numere, escreva e depois invente uma frase com uma delas.
    palavras-de-quatro-pecas | Palavras de quatro peças | desafio tudo 3 | 8-10 C $ | ordem das sílabas, polissílabas
    Há palavras de três e de quatro sílabas misturadas. Conte os cartões antes.
    bichos-compridos | Nomes compridos, sílabas soltas | desafio bichos 2 | 8-10 P $ | ordem das sílabas, bichos
    Borboleta e tartaruga perderam a ordem. Quem ajuda?
    feira-embaralhada | Feira embaralhada | desafio comidas 3 | 8-10 C $ | ordem das sílabas, comidas
    Seis palavras por página para quem já lê com fluência.
    `,
  ),
]
