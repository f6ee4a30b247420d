/** Mazes with something more: figures, things to collect, doors to choose from, threads. */
import { readSheets } from '../read-sheets.ts'

export const COM_SURPRESA = [
  ...readSheets(
    'labirinto-figura',
    `
    dentro-da-nuvem | Passeio dentro da nuvem | facil nuvem 1 | 3-4 C - | labirinto, nuvem
    O labirinto tem forma de nuvem e caminhos macios, próprios para mãos pequenas.
    dentro-do-ovo | O que há dentro do ovo? | facil ovo 2 | 5-7 P $ | labirinto, páscoa
    Um labirinto oval, curtinho. Depois de sair, decore a casca em volta.
    dentro-da-pera | Por dentro da pera | facil pera 2 | 5-7 C $ | labirinto, frutas
    Da ponta do cabinho até o fundo da fruta, sem morder nenhuma parede.
    coracao-com-saida | Coração com saída | medio coracao 2 | 5-7 C $ | labirinto, coração
    Faz um cartão diferente: resolva, pinte, dobre e ofereça a alguém querido.
    sino-do-recreio | Labirinto do sino | medio sino 2 | 5-7 P $ | labirinto, natal
    De cima do laço até o badalo. Combina com a decoração de fim de ano.
    casa-com-corredores | A casa dos corredores tortos | medio casa 3 | 8-10 C $ | labirinto, casa
    Do telhado à porta, cada cômodo tem mais de uma saída.
    arvore-por-dentro | Por dentro da árvore | medio arvore 2 | 8-10 P - | labirinto, árvore
    A seiva também percorre caminhos. Encontre um da copa até a raiz.
    nuvem-carregada | Nuvem carregada | desafio nuvem 2 | 8-10 C $ | labirinto, chuva
    Chegar ao chão não é fácil: são dezenas de corredores entre a entrada e a saída.
    peixe-labirinto-grande | O peixe de mil escamas | desafio peixe 3 | 10+ P $ | labirinto, peixe
    Corredores finos da barriga à cauda. Vale lupa, vale paciência.
    maca-do-saber | A maçã dos sabidos | desafio maca 4 | 10+ C $ | labirinto, desafio
    Quatro maçãs diferentes por dentro. Uma boa lembrança para o Dia dos Professores.
    `,
  ),
  ...readSheets(
    'labirinto-coleta',
    `
    coelho-no-caminho-das-flores | Coisas pelo caminho | facil coelho 2 | 5-7 C - | labirinto, contagem
    Além de chegar, é preciso contar só o que ficou sobre o caminho certo. O resto não vale.
    cesta-da-abelha | A cesta da abelha | facil abelha 1 | 5-7 P $ | labirinto, contagem
    Poucas coisas para recolher e um caminho largo. Marque cada uma com um risquinho.
    passeio-do-cachorro | O que o cachorro encontrou? | facil cachorro 3 | 5-7 C $ | labirinto, contagem
    Achar, contar, escrever: três tarefas numa brincadeira só.
    feira-do-caracol | Compras do caracol | medio caracol 2 | 5-7 C $ | labirinto, contagem
    Há tentações fora da rota! Só entra na conta o que está no trajeto.
    joaninha-coleciona | Coleção da joaninha | medio joaninha 2 | 5-7 P $ | labirinto, atenção
    Resolva o labirinto com lápis claro e depois passe recolhendo tudo de novo, contando em voz alta.
    gato-distraido | O gato distraído | medio gato 3 | 8-10 C $ | labirinto, atenção
    O gato para em cada coisa que vê. Quantas paradas ele fez até o peixe?
    carteiro-das-estrelas | Entrega especial | desafio foguete 2 | 8-10 P $ | labirinto, contagem, atenção
    Muitas coisas dentro e fora do caminho. Confira com um colega antes de escrever o total.
    mochila-cheia | Mochila cheia no fim da trilha | desafio passaro 3 | 10+ C $ | labirinto, contagem
    Caminhos longos e mais de sete achados por página. Um deslize muda toda a conta.
    cacada-ao-tesouro | A grande caçada | desafio tesouro 4 | 10+ P $ | labirinto, tesouro
    Chave, coroa e muitos enganos. Quatro páginas de aventura para resolver em equipe.
    `,
  ),
  ...readSheets(
    'labirinto-dois-caminhos',
    `
    qual-coelho-chega | Qual coelho chega à cenoura? | facil coelho 1 | 5-7 C - | labirinto, escolha
    Duas entradas, uma só resposta. Antes de riscar, peça um palpite.
    qual-gato-janta | Qual gato vai jantar? | facil gato 2 | 5-7 P $ | labirinto, escolha
    Um dos caminhos parece ótimo e não leva a lugar nenhum.
    duas-joaninhas | Duas joaninhas, um cogumelo | facil joaninha 2 | 5-7 C $ | labirinto, lógica
    Siga uma de cada vez, com cores diferentes, e descubra quem acertou.
    tres-cachorros | Três cachorros e um osso | medio cachorro 2 | 5-7 C $ | labirinto, lógica
    Agora há três portas. Começar pelo osso e voltar é permitido e até esperto.
    tres-sapos-no-lago | Três sapos, uma gota | medio sapo 2 | 8-10 P $ | labirinto, lógica
    Dois vão dar com a cara na parede. Numere a entrada certa e justifique.
    corrida-dos-ratos | Corrida dos ratos | medio rato 3 | 8-10 C $ | labirinto, jogo
    Em trios, cada jogador defende um rato antes de a folha ser resolvida.
    abelhas-na-entrada | A entrada da colmeia certa | medio abelha 2 | 8-10 P - | labirinto, escolha
    Três entradas iguais por fora, só uma leva até a flor.
    quatro-foguetes | Quatro foguetes, uma lua | desafio foguete 2 | 10+ C $ | labirinto, lógica, espaço
    Apenas uma rota pousa. As outras se perdem no espaço entre as paredes.
    quatro-chaves | Quatro chaves e uma coroa | desafio tesouro 3 | 10+ P $ | labirinto, lógica
    Elimine as entradas uma por uma e registre por quê.
    quatro-carros | Só um carro chega em casa | desafio carro 4 | 10+ C $ | labirinto, lógica, atenção
    O bairro mudou e as placas sumiram. Ajude os quatro motoristas.
    `,
  ),
  ...readSheets(
    'labirinto-fios',
    `
    fios-das-pipas | De quem é cada pipa? | facil pipas 1 | 5-7 C - | seguir linhas, atenção visual
    Três fios que se cruzam no ar. O olho segue a linha e a mão confirma.
    fios-da-pescaria | Que peixe vem no anzol? | facil pescaria 2 | 5-7 P $ | seguir linhas, mar
    Nem toda linha pesca peixe: tem surpresa no fundo do mar.
    fios-do-lanche | Quem come o quê? | facil lanche 2 | 5-7 C $ | seguir linhas, bichos
    Cada bicho segue um fio até o lanche. Use uma cor de lápis para cada um.
    fios-do-jardim | Os caminhos do jardim | medio jardim 2 | 5-7 C $ | seguir linhas, jardim
    Quatro linhas que passam umas por cima das outras e nunca se confundem de verdade.
    fios-no-ceu | Balões e amigos | medio pipas 3 | 8-10 P $ | seguir linhas, rastreio visual
    Primeiro só com os olhos, sem o dedo. Depois confira com o lápis.
    fios-do-cais | Linhas embaraçadas no cais | medio pescaria 3 | 8-10 C $ | seguir linhas, mar
    O vento enrolou as linhas dos pescadores. Desembarace sem puxar.
    fios-da-merenda | A fila da merenda | medio lanche 2 | 8-10 P - | seguir linhas, rastreio visual
    Folha rápida para aquecer a atenção antes da leitura.
    fios-do-bosque | Emaranhado no bosque | desafio jardim 2 | 8-10 C $ | seguir linhas, concentração
    Cinco caminhos entrelaçados. Quem desvia o olhar precisa começar de novo.
    fios-do-grande-no | O grande nó | desafio pipas 3 | 10+ P $ | seguir linhas, rastreio visual
    Cruzamentos em todas as alturas. Um exercício conhecido de quem treina o rastreio visual.
    fios-do-pescador | Desafio do pescador | desafio pescaria 4 | 10+ C $ | seguir linhas, concentração
    Quatro páginas de linhas cruzadas para resolver sem levantar os olhos.
    `,
  ),
]
