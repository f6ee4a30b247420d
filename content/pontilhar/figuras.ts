/** Dots that make figures: by numbers, by the alphabet, letters. */
import { readSheets } from '../read-sheets.ts'

export const FIGURAS = [
  ...readSheets(
    'pontilhar-numeros',
    `
    pontos-da-pera | A pera dos números | facil pera 1 | 5-7 C - | ligar pontos, frutas
    Até quinze pontos e os dois primeiros já ligados: dali em diante é com a criança.
    pontos-da-lua | Boa noite, lua | facil lua 1 | 5-7 P $ | ligar pontos, lua
    Números grandes e bem separados. Quando a lua aparecer, desenhe as estrelas em volta.
    pontos-da-pipa | A pipa subiu | facil pipa 2 | 5-7 C $ | ligar pontos, brinquedos
    Linhas retas e poucos pontos para acertar a ordem sem pular nenhum.
    pontos-do-sino | Que som faz esta figura? | facil sino 1 | 5-7 P $ | ligar pontos, surpresa
    Ligue, adivinhe e imite o barulho! Uma boa folha para depois do recreio.
    pontos-da-folha | Uma folha ao vento | facil folha 2 | 5-7 C - | ligar pontos, natureza
    Depois de ligar, compare com uma folha de verdade colhida no pátio.
    pontos-do-cogumelo | Cresceu no chão da mata | medio cogumelo 2 | 5-7 C $ | ligar pontos, floresta
    De 1 até perto de 30. Contar em voz alta ajuda a achar o próximo.
    pontos-da-cenoura | O lanche preferido do coelho | medio cenoura 1 | 5-7 P $ | ligar pontos, até 30
    Adivinhe antes de terminar: com quantos pontos você descobriu?
    pontos-do-sapo | Ele mora na lagoa | medio sapo 3 | 5-7 C $ | ligar pontos, bichos
    Três figuras para juntar, pintar e recortar como fantoches de palito.
    pontos-da-arvore | A árvore feita de pontos | medio arvore 2 | 5-7 P $ | ligar pontos, árvore
    Copa redonda, tronco reto: o lápis precisa mudar de ritmo no meio do desenho.
    pontos-da-coroa | Para um rei ou uma rainha | medio coroa 2 | 8-10 C $ | ligar pontos, coroa
    As pontas exigem ir e voltar sem se confundir com os números vizinhos.
    pontos-da-tartaruga | Casco, patas e paciência | desafio tartaruga 2 | 8-10 P $ | ligar pontos, até 50
    Mais de quarenta números, alguns bem juntinhos. Régua não precisa, atenção sim.
    pontos-do-porco | Que rabinho engraçado! | desafio porco 3 | 8-10 C $ | ligar pontos, fazenda
    Quem será? Três páginas de bichos e coisas para quem já conta até cinquenta.
    pontos-da-coruja | Ela enxerga no escuro | desafio coruja 4 | 8-10 C $ | ligar pontos, até 50
    Contorno cheio de voltinhas, ótimo para quem já conta sem cantar.
    pontos-da-pata | Bico, asa e rabinho | desafio pato 5 | 10+ P $ | ligar pontos, coleção
    Cinco figuras longas para uma tarde tranquila. Quem termina, inventa o cenário.
    `,
  ),
  ...readSheets(
    'pontilhar-alfabeto',
    `
    abc-do-coracao | De A em diante, um coração | facil coracao 1 | 5-7 C - | alfabeto, ligar pontos
    As primeiras letras do alfabeto em tamanho grande. Cante a música do ABC enquanto liga.
    abc-da-lua | As letras acendem a lua | facil lua 2 | 5-7 P $ | alfabeto, ligar pontos
    Para quem já reconhece as letras, mas ainda tropeça na ordem.
    abc-da-casa | Uma casa feita de letras | facil casa 1 | 5-7 C $ | alfabeto, casa
    Cada letra é um cantinho da casa. Qual delas ficou na ponta do telhado?
    abc-do-gato | O miau do alfabeto | medio gato 2 | 5-7 C $ | alfabeto, bichos
    O alfabeto avança mais um pouco. Deixe um cartaz de letras por perto para conferir.
    abc-da-pera | Letras de dar água na boca | medio pera 2 | 5-7 P $ | alfabeto, frutas
    Que fruta é? Escreva o nome na linha quando descobrir.
    abc-da-baleia | O alfabeto mergulhou | medio baleia 3 | 5-7 C $ | alfabeto, mar
    Três figuras para treinar a sequência sem decorar uma música.
    abc-do-foguete | Contagem por letras | medio foguete 2 | 8-10 P - | alfabeto, espaço
    Em vez de números, letras. Que letra vem antes do lançamento?
    abc-minusculo-do-peixe | abc… peixe! | desafio peixe 2 | 8-10 P $ | alfabeto, minúsculas
    O alfabeto minúsculo, com b, d, p e q bem misturadas pelo caminho.
    abc-minusculo-da-estrela | De a até z, brilhando | desafio estrela 3 | 8-10 C $ | alfabeto, minúsculas
    Só letras pequenas. Bom para quem vai começar a procurar palavras no dicionário.
    abc-minusculo-da-maca | Alfabeto no pomar | desafio maca 2 | 8-10 C $ | alfabeto, minúsculas
    A ordem inteira do alfabeto desenhando frutas e companhia.
    `,
  ),
  ...readSheets(
    'pontilhar-letra',
    `
    letra-a-em-pontos | Apareceu o A! | facil A 1 | 5-7 C - | letra a, ligar pontos
    Os números desenham o contorno de uma letra enorme. Depois, encha-a de bolinhas ou de algodão.
    letra-e-em-pontos | O E de pontinho em pontinho | facil E 1 | 5-7 P $ | letra e, ligar pontos
    Só linhas retas: uma das letras mais fáceis de descobrir.
    letra-i-em-pontos | Magrinha, reta… é o I | facil I 1 | 5-7 C $ | letra i, ligar pontos
    Rápida de ligar. Complete a folha desenhando coisas que começam com I.
    letra-o-em-pontos | Uma roda chamada O | facil O 1 | 5-7 P $ | letra o, ligar pontos
    O contorno curvo pede pontos bem olhados. E no meio, o que dá para desenhar?
    letra-u-em-pontos | Um U aberto para o céu | facil U 1 | 5-7 C $ | letra u, ligar pontos
    A última das vogais surge ponto por ponto, como um copo visto de lado.
    consoantes-em-pontos | Consoantes escondidas | medio J 4 | 5-7 C $ | consoantes, ligar pontos
    Quatro letras em sequência, do J ao M. Diga o nome e o som de cada uma ao terminar.
    letras-do-meio | As letras do meio do alfabeto | medio L 4 | 5-7 P $ | alfabeto, ligar pontos
    L, M, N e O: quatro contornos para descobrir e transformar em bichos.
    letras-do-fim | Lá no fim do alfabeto | medio V 5 | 8-10 C $ | alfabeto, ligar pontos
    De V a Z, as letras que quase ninguém treina. Uma página para cada uma.
    s-em-muitos-pontos | O S que parece cobra | desafio S 2 | 8-10 P - | letra s, ligar pontos
    Mais de trinta pontos só nesta curva. Não vale olhar a próxima página!
    letras-redondas | Letras cheias de curvas | desafio P 4 | 8-10 C $ | alfabeto, coordenação
    P, Q, R e S com muitos pontos para o contorno ficar perfeito.
    letras-g-a-j | Enigma de quatro letras | desafio G 4 | 8-10 P $ | alfabeto, surpresa
    Descubra as quatro letras e tente formar o começo de uma palavra com elas.
    `,
  ),
]
