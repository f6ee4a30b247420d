/** Mazes from one side to the other: square, round, honeycomb. */
import { readSheets } from '../read-sheets.ts'

export const DE_UM_LADO_AO_OUTRO = [
  ...readSheets(
    'labirinto-retangular',
    `
    pato-procura-ovo | Cadê o ovo da pata? | facil pato 1 | 3-4 C - | labirinto, pato
    Corredores largos e poucas curvas: o primeiro labirinto de quem está começando a planejar o caminho.
    > Leve a pata até o ovo.
    passarinho-volta-a-arvore | O passarinho volta para a árvore | facil passaro 2 | 3-4 P $ | labirinto, pássaro
    Faça primeiro com o dedo, depois com giz de cera. Duas páginas, dois caminhos diferentes.
    > Ajude o passarinho a chegar à árvore.
    gato-e-o-jantar | O jantar do gato | facil gato 3 | 3-4 C $ | labirinto, gato
    Três labirintos curtinhos, bons para terminar com gosto de quero mais.
    > Mostre ao gato o caminho do peixe.
    caracol-sem-pressa | Caracol sem pressa | facil caracol 1 | 3-4 P $ | labirinto, caracol
    Devagar e sempre: a graça está em não encostar o lápis nas paredes.
    > Leve o caracol até a folha.
    joaninha-no-bosque | A joaninha no bosque | medio joaninha 2 | 5-7 C $ | labirinto, joaninha
    Aparecem as primeiras ruas sem saída. Voltar e tentar outra vez também é aprender.
    > Ajude a joaninha a achar o cogumelo.
    sapo-com-sede | O sapo com sede | medio sapo 3 | 5-7 P $ | labirinto, sapo
    Peça que marquem com um pontinho as bifurcações antes de escolher para onde ir.
    > Leve o sapo até a gota d'água.
    abelha-com-pressa | Uma abelha com pressa | medio abelha 2 | 5-7 C - | labirinto, abelha
    Nem reto nem fácil, mas curto. Ótimo para quem acabou a tarefa antes da turma.
    > Leve a abelha até a flor.
    foguete-rumo-a-lua | Rumo à lua! | medio foguete 4 | 5-7 P $ | labirinto, espaço
    Quatro rotas de pouso para o mesmo foguete. Qual foi a mais comprida?
    > Pilote o foguete até a lua.
    tartaruga-gulosa | A tartaruga gulosa | desafio tartaruga 2 | 8-10 C $ | labirinto, tartaruga
    Muitas passagens estreitas. Começar pelo fim às vezes é uma boa ideia.
    > Leve a tartaruga até o morango.
    carro-na-cidade-labirinto | Trânsito complicado | desafio carro 3 | 8-10 P $ | labirinto, cidade
    Ruas, esquinas e muitos becos. Lápis primeiro, caneta só depois de ter certeza.
    > Leve o carro até a casa.
    borboleta-e-a-ultima-flor | A última flor do jardim | desafio borboleta 4 | 10+ C $ | labirinto, borboleta
    Labirintos densos para quem já acha os outros fáceis demais.
    > Leve a borboleta até a flor.
    rato-aventureiro | O rato aventureiro | desafio rato 5 | 10+ P $ | labirinto, aventura
    Cinco labirintos longos, um para cada dia da semana. O queijo nunca está perto.
    > Leve o rato até o queijo.
    `,
  ),
  ...readSheets(
    'labirinto-redondo',
    `
    roda-do-cachorro | A roda do cachorro | facil cachorro 1 | 3-4 C - | labirinto redondo, cachorro
    Em vez de ruas, anéis: poucas voltas separam o cachorro do osso.
    roda-do-pato | O pato e o redemoinho | facil pato 2 | 5-7 P $ | labirinto redondo, pato
    A cada volta, procure a portinha que leva ao anel de dentro.
    roda-do-coelho | Rodando com o coelho | facil coelho 3 | 5-7 C $ | labirinto redondo, coelho
    Três discos grandes para desenhar sem virar a folha — ou virando, se for mais confortável.
    roda-da-joaninha | Voltinhas da joaninha | medio joaninha 2 | 5-7 C $ | labirinto redondo, joaninha
    Aqui nem sempre a porta mais próxima é a certa. Olhe um anel à frente.
    roda-do-sapo | O sapo no meio do lago | medio sapo 2 | 5-7 P $ | labirinto redondo, sapo
    Os círculos parecem ondas na água. Qual delas leva até o centro?
    roda-do-tesouro | O cofre redondo | medio tesouro 3 | 8-10 C $ | labirinto redondo, tesouro
    Para abrir o cofre é preciso girar por dentro dele. A chave sabe o caminho?
    roda-do-passaro | O ninho no centro | medio passaro 2 | 8-10 P - | labirinto redondo, pássaro
    Boa para intervalos curtos: cada página leva uns poucos minutos.
    roda-da-coruja | Olho de coruja | desafio coruja 2 | 8-10 C $ | labirinto redondo, coruja
    Visto de longe parece um olho. De perto, são anéis cheios de becos sem saída.
    roda-do-rato | Queijo no centro da roda | desafio rato 3 | 10+ P $ | labirinto redondo, concentração
    Labirintos grandes, linhas finas e um único trajeto. Recomenda-se lápis com borracha.
    roda-da-tartaruga | Giro longo da tartaruga | desafio tartaruga 4 | 10+ C $ | labirinto redondo, desafio
    Quatro discos para testar a paciência. A pressa só leva a becos.
    `,
  ),
  ...readSheets(
    'labirinto-colmeia',
    `
    favo-pequeno | Um favo pequenininho | facil abelha 2 | 3-4 C $ | labirinto, abelha, hexágono
    Poucas casinhas de seis lados. Antes de começar, conte os lados de uma delas.
    favo-do-gato | O gato entrou na colmeia | facil gato 1 | 5-7 P - | labirinto, hexágono
    Em cada casinha há mais saídas do que num labirinto quadrado. Que caminho escolher?
    favo-da-borboleta | Borboleta visita o favo | facil borboleta 3 | 5-7 C $ | labirinto, borboleta
    Três favos simples que ensinam a olhar para as diagonais.
    favo-do-caracol | Trilha de seis lados | medio caracol 2 | 5-7 P $ | labirinto, hexágono
    As paredes em zigue-zague confundem o olho; o dedo ajuda a não perder o rumo.
    favo-do-carro | Estrada hexagonal | medio carro 2 | 8-10 C $ | labirinto, geometria
    Uma cidade em que todas as quadras são hexágonos. Como seriam os mapas de lá?
    favo-da-tartaruga | Casco de labirinto | medio tartaruga 3 | 8-10 P $ | labirinto, hexágono
    Parece o casco de uma tartaruga visto de cima, e é preciso atravessá-lo inteiro.
    favo-do-foguete | Base espacial hexagonal | desafio foguete 2 | 8-10 C $ | labirinto, espaço
    Mais de cem células e um só corredor até a lua.
    favo-do-coelho | Toca sem fim | desafio coelho 3 | 10+ P $ | labirinto, desafio
    Para resolver com estratégia: elimine os becos pintando-os de leve.
    favo-do-cachorro | Faro fino | desafio cachorro 4 | 10+ C $ | labirinto, concentração
    Quatro favos grandes. Cronometre a primeira página e tente melhorar na última.
    `,
  ),
]
