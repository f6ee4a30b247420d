/** Colouring by a rule: numbers, sums, shapes, mirrors. */
import { readSheets } from '../read-sheets.ts'

export const COLORIR_DIRIGIDO = [
  ...readSheets(
    'colorir-numeros',
    `
    quem-mora-na-arvore | Um número, uma cor, uma árvore | facil arvore 1 | 5-7 C - | pintar por número, árvore
    Quadrados grandes e poucas cores. No fim, o desenho aparece como num passe de mágica.
    peixe-em-quadradinhos | O peixe quadriculado | facil peixe 2 | 5-7 P $ | pintar por número, peixe
    Sem amostra de cor: é preciso ler o nome de cada lápis na legenda antes de usar.
    melancia-por-numero | Melancia em pedacinhos | medio melancia 2 | 5-7 C $ | pintar por número, frutas
    Segure a curiosidade e pinte um número de cada vez, começando pelo que mais se repete.
    foguete-em-pixels | Foguete em pixels | medio foguete 2 | 8-10 C $ | pintar por número, pixel
    Do jeito dos videogames antigos. Depois da folha, invente outro desenho no papel quadriculado.
    pato-misterioso | A figura misteriosa da lagoa | medio pato 3 | 5-7 P $ | pintar por número, surpresa
    O título não conta tudo! Só quem respeitar os códigos vai descobrir quem mora ali.
    cachorro-em-mosaico | Mosaico do melhor amigo | desafio cachorro 2 | 8-10 C $ | pintar por número, mosaico
    Quadrados menores e mais cores, para quem já pinta com a ponta do lápis.
    tartaruga-em-mosaico | A tartaruga de quadradinhos | desafio tartaruga 3 | 10+ C $ | pintar por número, mosaico
    Um trabalho paciente. Combine fazer uma página por dia e montar uma exposição na sexta.
    `,
  ),
  ...readSheets(
    'colorir-contas',
    `
    soma-e-pinta-coracao | Some e pinte o coração | facil coracao 1 | 5-7 C - | adição, pintar por conta
    Somas bem pequenas escondem um desenho conhecido. Quem calcula direitinho, pinta direitinho.
    contas-na-casinha | Contas na casinha | facil casa 2 | 5-7 P $ | adição, pintar por conta
    Quando uma cor sai do lugar, o próprio desenho mostra onde está o engano. Autocorreção sem caneta vermelha.
    borboleta-das-somas | A borboleta das somas | medio borboleta 2 | 8-10 C $ | adição, até 10
    Resultados até 10 e um bonito par de asas no final. Resolva linha por linha.
    flor-calculada | Uma flor bem calculada | medio flor 3 | 8-10 P $ | adição, cálculo mental
    Três desenhos para revisar a adição sem fileiras de contas no caderno.
    estrela-das-contas | Estrela de mais e de menos | desafio estrela 2 | 8-10 C $ | adição, subtração
    Agora há sinais misturados: atenção dobrada antes de escolher o lápis.
    arvore-dos-resultados | A árvore dos resultados | desafio arvore 3 | 8-10 P $ | adição, subtração, até 20
    Resultados até 20 em quadradinhos pequenos. Deixe um rascunho por perto.
    pera-secreta | Resultado secreto | medio pera 2 | 8-10 C $ | adição, surpresa
    Esconda o título, entregue a folha e pergunte a cada linha: já dá para adivinhar o que é?
    `,
  ),
  ...readSheets(
    'colorir-simetria',
    `
    espelho-da-borboleta | Borboleta no espelho | facil borboleta 1 | 5-7 C - | simetria, malha
    A metade esquerda já está pintada. Conte os quadrados a partir da linha e repita do outro lado.
    espelho-da-joaninha | A outra metade da joaninha | facil joaninha 1 | 5-7 C $ | simetria, malha
    Quadrados grandes, para entender a ideia de espelho sem se perder na conta.
    espelho-da-coroa | A coroa do rei | facil coroa 1 | 5-7 P $ | simetria, malha
    Basta um lápis cinza bem apontado. Depois enfeite a coroa como preferir.
    espelho-do-sapo | O reflexo do sapo | medio sapo 1 | 5-7 C $ | simetria, malha
    Como se o sapo olhasse para a água: o que está perto da linha continua perto da linha.
    espelho-do-foguete | Foguete em simetria | medio foguete 1 | 8-10 C $ | simetria, malha
    Pinte de cima para baixo, uma fileira de cada vez, e confira com um espelhinho de verdade.
    espelho-do-morango | Meio morango, morango inteiro | medio morango 1 | 8-10 P $ | simetria, frutas
    Cada tom de cinza tem o seu lugar. A simetria também vale para as sementinhas.
    espelho-do-bolo | O bolo espelhado | medio bolo 1 | 8-10 C - | simetria, festa
    Quantos quadradinhos de cada cor há no desenho completo? Dê o palpite antes de pintar.
    espelho-do-robo | Robô: lado A e lado B | desafio robo 1 | 8-10 C $ | simetria, pixel
    Muitos quadrados e detalhes nos braços. Marcar os cantos antes de pintar ajuda bastante.
    espelho-da-coruja | Coruja quadriculada | desafio coruja 1 | 10+ C $ | simetria, pixel
    Exige contar com precisão até a última fileira. Uma régua sobre a folha evita confusão.
    espelho-do-abacaxi | O abacaxi inteiro | desafio abacaxi 1 | 10+ P $ | simetria, frutas
    A malha fina deixa o contorno quase redondo. Um desafio para mãos firmes.
    espelho-do-presente | Laço e caixa no espelho | desafio presente 1 | 8-10 C $ | simetria, festa
    O laço engana: parece fácil e tem mais de uma cor. Vá do centro para fora.
    espelho-do-cachorro | Focinho de um lado e do outro | desafio cachorro 1 | 10+ C $ | simetria, pixel
    Para quem já dominou as folhas maiores de simetria e quer uma com muitos detalhes.
    `,
  ),
  ...readSheets(
    'colorir-metade',
    `
    metade-do-gato | Meio gato é pouco | facil gato 1 | 5-7 C - | simetria, coordenação
    Os pontinhos mostram por onde passar. Complete o gatinho e capriche nos bigodes.
    metade-do-urso | O urso pela metade | facil urso 1 | 5-7 P $ | simetria, coordenação
    Traçar um lado olhando o outro já é um exercício e tanto. Depois é só pintar.
    metade-da-estrela | Completa-se uma estrela | facil estrela 1 | 3-4 C $ | simetria, traçado
    Linhas retas, curtas e pontilhadas, boas para um primeiro contato com a simetria.
    metade-do-morango | Um morango para terminar | medio morango 1 | 8-10 C $ | simetria, malha
    Conte os quadrados da linha do meio até a borda: do outro lado é igualzinho.
    metade-do-coelho | As orelhas do coelho | medio coelho 1 | 8-10 P $ | simetria, malha
    Orelhas compridas são a parte difícil. A malha ajuda a não deixar uma maior que a outra.
    metade-do-chapeu | O chapéu cortado ao meio | medio chapeu 1 | 5-7 C $ | simetria, malha
    Formas simples sobre quadradinhos: um bom treino antes de desenhar sem apoio.
    metade-da-borboleta | Desenhe a outra asa | desafio borboleta 1 | 8-10 C $ | simetria, desenho
    Agora sem pontos nem malha. Dobre a folha na linha e veja se as asas se encontram.
    metade-do-porco | Meio porquinho | desafio porco 1 | 8-10 P $ | simetria, desenho
    Olhar, medir com os olhos, traçar leve, corrigir: o caminho de quem está aprendendo a desenhar.
    metade-do-robo | Conserte o robô | desafio robo 1 | 10+ C $ | simetria, desenho
    Metade do robô perdeu o sinal. Reconstrua as peças que faltam na mesma altura das outras.
    `,
  ),
  ...readSheets(
    'colorir-formas',
    `
    formas-basicas-coloridas | Círculo, quadrado e triângulo | facil basicas 1 | 3-4 C - | formas geométricas, cores
    Três formas, três cores. Diga o nome de cada uma enquanto pinta.
    coracoes-e-estrelas | Corações e estrelas em ordem | facil estrelas 2 | 3-4 P $ | formas, cores
    A legenda traz o nome da cor por escrito: uma leitura pequenina escondida na brincadeira.
    formas-misturadas | As formas se misturaram | medio basicas 2 | 5-7 C $ | formas geométricas, classificação
    Grandes ou pequenas, continuam sendo a mesma forma. Bom assunto para conversar enquanto pintam.
    poligonos-coloridos | Polígonos e suas cores | medio poligonos 3 | 8-10 C $ | polígonos, geometria
    Contar os lados é o jeito certo de não confundir pentágono com hexágono.
    formas-redondas | Redondas e quase redondas | medio redondas 2 | 5-7 P $ | formas, classificação
    Círculo e oval parecem parentes. O que muda de um para o outro?
    inspetor-de-formas | Inspetor de formas | desafio poligonos 3 | 8-10 P $ | polígonos, contagem
    Elas giraram e mudaram de tamanho. Pinte, conte e anote o total de cada uma na tabela.
    censo-das-formas | O censo das formas | desafio basicas 4 | 8-10 C $ | geometria, tabela
    Trinta e seis formas por página para classificar e contar. No final os totais precisam somar 36.
    `,
  ),
]
