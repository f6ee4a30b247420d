/** Operations: sums and differences with pictures, jumps on the number line, tables, money. */
import { readSheets } from '../read-sheets.ts'

export const CONTAS = [
  ...readSheets(
    'soma-com-desenhos',
    `
    soma-das-frutas | Salada de somas | facil frutas 3 | 5-7 C $ | adição, até 5, frutas
    Duas porções de frutas para juntar na mesma tigela. Conte a primeira, continue na segunda e anote o total.
    bichinhos-se-encontram | Quando os bichinhos se encontram | facil bichos 2 | 5-7 P - | adição, bichos
    Chegou mais gente na fazenda! As somas são pequenas e o desenho conta a história da conta.
    soma-no-mar | Maré de somas | medio mar 3 | 5-7 P $ | adição, até 10, mar
    A criança escreve as duas parcelas e o resultado, passando sozinha do desenho para os números.
    parcela-escondida-no-ceu | A parcela escondida | desafio ceu 3 | 5-7 C $ | adição, completar, céu
    Sabemos onde começa e onde termina; quanto chegou no meio? Desenhar dentro das argolas dá a resposta.
    material-que-falta | O que falta na mochila? | desafio escola 2 | 8-10 P $ | adição, completar, escola
    Um pensamento de subtração resolvido com soma: completar até o total, desenhando cada item que falta.
    `,
  ),
  ...readSheets(
    'subtracao-com-desenhos',
    `
    folhas-que-cairam | Folhas que o vento levou | facil jardim 2 | 5-7 P $ | subtração, até 5, jardim
    O que já foi embora está riscado. Basta contar o que ficou para a conta de menos fazer sentido.
    barcos-que-partiram | Os barcos que partiram | facil mar 3 | 5-7 C $ | subtração, mar
    Três páginas de histórias curtas com resultados até 5, boas para contar em voz alta antes de escrever.
    quem-saiu-da-festa | Quem já saiu da festa? | medio festa 3 | 5-7 C $ | subtração, até 10, festa
    Agora é a criança que risca. Vale começar sempre pelo fim da fila, para não perder a conta.
    brinquedos-emprestados | Brinquedos emprestados | medio brinquedos 2 | 5-7 P - | subtração, brinquedos
    Emprestei alguns: com quantos fiquei? A situação é conhecida de todos e rende boa conversa sobre dividir.
    estrelas-apagadas | Estrelas que se apagaram | desafio ceu 3 | 8-10 P $ | subtração, até 20
    Fileiras de seis para riscar e contar o que sobra. Para quem já resolve contas até 18 com apoio do desenho.
    `,
  ),
  ...readSheets(
    'reta-numerica',
    `
    pato-na-reta | O pato pula na reta | facil pato 2 | 5-7 P $ | reta numérica, adição
    Os pulos já vêm marcados: é só passar o lápis, chegar ao fim e completar a continha.
    cachorro-vai-e-volta | O cachorro vai e volta | medio cachorro 3 | 5-7 C $ | reta numérica, adição, subtração
    Somar é avançar, subtrair é recuar. Use a reta desenhada no chão da sala para viver a atividade com o corpo.
    rato-conta-ate-dez | O rato que contava até dez | medio rato 2 | 5-7 P $ | reta numérica, cálculo
    Na trilha de 0 a 10 o rato some atrás de cada resposta. Desenhe os saltos em arco, um para cada unidade.
    sapo-ate-o-vinte | O grande salto do sapo | desafio sapo 4 | 8-10 C $ | reta numérica, até 20
    Saltos longos numa reta até 20. Será que dá para juntar dois pulinhos em um pulo maior?
    `,
  ),
  ...readSheets(
    'tabuada',
    `
    grupos-de-dois | De dois em dois, quantos são? | facil 2 1 | 8-10 C - | multiplicação, tabuada do 2
    Antes da tabuada vem a ideia: grupos iguais, contados juntos. Aqui cada saquinho tem dois.
    grupos-de-tres | Três em cada cesto | facil 3 2 | 8-10 C $ | multiplicação, tabuada do 3
    Cestos iguais com três figuras. Some em voz alta — três, seis, nove — e só então escreva o produto.
    grupos-de-quatro | Quatro para cada um | facil 4 2 | 8-10 P $ | multiplicação, tabuada do 4
    Repartir ao contrário: se cada um ganha quatro, quantos são ao todo? O desenho garante a conferência.
    grupos-de-cinco | Mãos cheias de cinco | facil 5 2 | 8-10 C $ | multiplicação, tabuada do 5
    Cinco é o número da mão, por isso esta costuma ser a primeira tabuada que a turma guarda.
    grupos-variados | Grupos de todo tamanho | facil misturada 4 | 8-10 P $ | multiplicação, grupos iguais
    Às vezes são dois em cada grupo, às vezes cinco. É preciso olhar antes de multiplicar.
    tabuada-do-2-completa | Tabuada do 2, do começo ao fim | medio 2 1 | 8-10 P - | tabuada do 2, multiplicação
    As dez linhas na ordem, com dois lugares trocados para ninguém responder no automático.
    tabuada-do-3-completa | Tabuada do 3 sem pressa | medio 3 1 | 8-10 P $ | tabuada do 3, multiplicação
    Cada resposta é três a mais que a anterior: descobrir isso vale mais que decorar.
    tabuada-do-4-completa | Tabuada do 4, o dobro do dobro | medio 4 1 | 8-10 P $ | tabuada do 4, multiplicação
    Quem sabe a do 2 já sabe quase tudo daqui. Proponha conferir cada linha dobrando duas vezes.
    tabuada-do-5-completa | Tabuada do 5, a mais amiga | medio 5 1 | 8-10 P $ | tabuada do 5, multiplicação
    Todas as respostas terminam em zero ou cinco. A turma percebe? Deixe que descubram pintando os finais.
    tabuada-do-6-em-ordem | A tabuada do 6 em fila | medio 6 1 | 8-10 P $ | tabuada do 6, multiplicação
    A página traz as dez multiplicações e espaço de sobra para rascunhar as mais teimosas.
    tabuada-do-7-em-treino | Treino da tabuada do 7 | desafio 7 2 | 10+ P $ | tabuada do 7, multiplicação
    Fora de ordem e com fatores escondidos. Comece pelas que a turma já sabe de outras tabuadas.
    tabuada-do-8-em-treino | Oito vezes quanto? | desafio 8 2 | 10+ P $ | tabuada do 8, multiplicação
    Em cada conta falta um pedaço diferente: o produto ou um dos fatores. Divide quem sabe multiplicar.
    tabuada-do-9-em-treino | Os segredos do nove | desafio 9 2 | 10+ P $ | tabuada do 9, multiplicação
    A soma dos algarismos das respostas guarda uma surpresa. Conte só depois que todos terminarem.
    tabuadas-embaralhadas | Tabuadas embaralhadas | desafio misturada 5 | 10+ P $ | tabuada, multiplicação, revisão
    Do dois ao nove, sem ordem nenhuma. Cinco páginas para revisar um pouco por dia até a semana da avaliação.
    `,
  ),
  ...readSheets(
    'dinheiro',
    `
    moedas-de-um-real | Primeiras moedas na feira | facil feira 1 | 5-7 C - | dinheiro, contagem
    Só reais inteiros, em moedas e notas pequenas, para somar contando nos dedos se for preciso.
    cofrinho-do-brinquedo | Quanto há no cofrinho? | facil brinquedos 3 | 5-7 C $ | dinheiro, adição
    Abra o cofrinho e conte: notas de dois e de cinco junto das moedas. Ninguém passa de dez reais.
    trocados-da-padaria | Os trocados da padaria | facil padaria 2 | 5-7 P $ | dinheiro, cálculo
    Somar notas e moedas é cálculo mental com cara de vida real. Monte uma padaria na sala e continue a brincadeira.
    centavos-que-contam | Centavos que contam | medio feira 2 | 8-10 C - | dinheiro, centavos
    Moedas de 5, 10, 25 e 50 em cada linha. Agrupar o que forma um real facilita muito.
    moedas-na-papelaria | Moedas para a papelaria | medio papelaria 3 | 8-10 P $ | dinheiro, centavos
    Some o valor de cada fileira e escreva com vírgula. Um bom começo de conversa sobre os números decimais.
    juntando-moedas | Juntando moedinhas | medio brinquedos 4 | 8-10 C $ | dinheiro, decimais
    Quatro páginas em que nenhuma resposta é um número redondo. Recomendada para duplas que conferem uma à outra.
    troco-na-feira | Confira o troco da feira | desafio feira 2 | 8-10 C $ | dinheiro, troco, subtração
    O preço está na etiqueta, o dinheiro está na mão: quanto volta? Ninguém paga com nota que não precisa.
    troco-na-padaria | Pãozinho, bolo e troco | desafio padaria 3 | 10+ P $ | dinheiro, troco
    Completar do preço até o valor pago costuma ser mais fácil que armar a conta. Experimente das duas maneiras.
    caixa-da-papelaria | Hoje eu sou o caixa | desafio papelaria 4 | 10+ C $ | dinheiro, troco, problemas
    Cinco compras por página para quem quer fazer a função do caixa sem errar um centavo.
    `,
  ),
]
