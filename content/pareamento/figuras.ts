/** Matching pictures: what goes together, halves, opposites, emotions. */
import { readSheets } from '../read-sheets.ts'

export const PARES_DE_FIGURAS = [
  ...readSheets(
    'quem-combina',
    `
    bichos-e-suas-coisas | Bichos e suas coisas | facil bichos 2 | 3-4 P $ | pares, bichos
    O cachorro quer o osso, o passarinho quer o ninho. E os outros?
    um-precisa-do-outro | Um precisa do outro | facil objetos 1 | 3-4 C - | pares, objetos
    Chave sem cadeado não serve para nada. Ligue quem trabalha junto.
    duplas-inseparaveis | Duplas inseparáveis | facil objetos 3 | 3-4 P $ | pares, associação
    Três páginas para conversar sobre para que serve cada coisa.
    cada-bicho-no-seu-canto | Cada bicho no seu cantinho | medio bichos 2 | 5-7 C $ | pares, associação
    Cinco bichos procuram o que é deles: comida, casa ou brinquedo.
    combina-ou-nao | Combina ou não combina? | medio objetos 2 | 5-7 P $ | pares, raciocínio
    Explique cada ligação com uma frase: “a vela vai no bolo porque…”.
    rede-de-pares | Uma rede de pares | desafio bichos 3 | 5-7 C $ | pares, bichos
    Sete pares por página, com linhas que se cruzam bastante.
    `,
  ),
  ...readSheets(
    'metades',
    `
    metades-de-bichos | Bichos em duas partes | facil bichos 1 | 3-4 P - | metades, bichos
    Cada metade procura a sua. Olhe as orelhas, olhe os olhos, olhe o focinho.
    metades-de-frutas | Frutas em duas partes | facil frutas 2 | 3-4 C $ | metades, frutas
    Como se a faca tivesse passado bem no meio. Que fruta era?
    metades-de-objetos | Objetos em duas partes | facil objetos 3 | 5-7 P $ | metades, objetos
    Recorte, cole num papel mais firme e vira um jogo da memória.
    metades-que-encaixam | Encaixe perfeito | medio objetos 2 | 5-7 C $ | metades, atenção
    Cinco encaixes por página. O contorno precisa continuar do outro lado.
    metades-de-bichos-parecidos | Quem é a outra metade? | medio bichos 3 | 5-7 P - | metades, bichos
    Alguns se parecem muito. Compare a altura dos olhos.
    metades-em-preto-e-branco | Metades sem cor | medio frutas 2 | 5-7 P $ | metades, frutas
    Sem a pista da cor, só a forma ajuda. Pinte depois de ligar.
    metades-desafiadoras | Seis metades, seis encontros | desafio objetos 3 | 5-7 C $ | metades, concentração
    Seis pares por página para encaixar só com os olhos.
    metades-do-bosque | Encontro no bosque | desafio bichos 2 | 8-10 P $ | metades, bichos, atenção
    Boa para aquecer o estudo de simetria: toda figura tem um eixo no meio.
    metades-da-fruteira | Fruteira partida | desafio frutas 3 | 8-10 C $ | metades, frutas, atenção
    Três fruteiras inteiras cortadas ao meio. Qual é a mais difícil de reconhecer?
    `,
  ),
  ...readSheets(
    'opostos',
    `
    grande-e-pequeno | Grande, pequeno e outros contrários | facil dia-a-dia 1 | 3-4 C - | opostos, vocabulário
    Quatro pares de contrários só com figuras. Represente cada um com o corpo.
    contrarios-do-dia | Os contrários do dia a dia | facil dia-a-dia 2 | 3-4 P $ | opostos, linguagem
    Cheio e vazio, aberto e fechado: palavras que a criança usa sem perceber.
    para-cima-para-baixo | Em cima, embaixo, dentro e fora | facil dia-a-dia 3 | 3-4 C $ | opostos, noções espaciais
    Três páginas de noções de lugar e tamanho para começar o ano.
    contrarios-com-nome | Contrários com nome | medio dia-a-dia 2 | 5-7 C $ | opostos, leitura
    A palavra embaixo da figura ajuda a ler e a ter certeza.
    muito-e-pouco | Muito, pouco, rápido, devagar | medio dia-a-dia 3 | 5-7 P $ | opostos, vocabulário
    Boa para enriquecer o vocabulário de quem descreve tudo como “legal”.
    gangorra-de-palavras | Gangorra de palavras | medio dia-a-dia 1 | 5-7 P - | opostos, leitura
    Quando um sobe, o outro desce. Cinco pares para ligar e ler em dupla.
    antonimos-em-palavras | Antônimos | desafio dia-a-dia 2 | 8-10 P $ | antônimos, vocabulário
    Só palavras, sem figuras. Ligue e escolha três pares para usar em frases.
    palavras-contrarias | Palavras que discordam | desafio dia-a-dia 3 | 8-10 P $ | antônimos, leitura
    Cedo e tarde nunca se encontram. Sete pares por página.
    dicionario-de-contrarios | Dicionário de contrários | desafio dia-a-dia 4 | 10+ P $ | antônimos, coleção
    Quatro listas para ampliar com outros pares que a turma lembrar.
    `,
  ),
  ...readSheets(
    'emocoes',
    `
    quem-sente-igual | Quem sente igual? | facil rostos 1 | 3-4 C - | emoções, rostos
    Crianças diferentes podem sentir a mesma coisa. Imite cada rosto na frente do espelho.
    rostos-parecidos | Olhos, boca e sobrancelhas | facil rostos 2 | 3-4 P $ | emoções, observação
    São as sobrancelhas que entregam a raiva. O que entrega a tristeza?
    espelho-das-emocoes | Espelho das emoções | facil palavras 2 | 5-7 C $ | emoções, empatia
    Para a roda de conversa: quando foi a última vez que você se sentiu assim?
    o-nome-do-que-sinto | O nome do que eu sinto | medio palavras 1 | 5-7 C - | emoções, leitura
    Dar nome ao sentimento já ajuda a cuidar dele.
    termometro-do-coracao | Termômetro do coração | medio palavras 2 | 5-7 P $ | emoções, socioemocional
    Cinco rostos e cinco palavras. Aproveite para combinar o que fazer com a raiva.
    rostos-da-turma | Os rostos da turma | medio rostos 3 | 5-7 C $ | emoções, observação
    Alguém está com medo, alguém está com sono. Quem acolhe quem?
    medo-vergonha-calma | Medo, vergonha e calma | desafio palavras 2 | 5-7 C $ | emoções, socioemocional
    Sentimentos menos falados também têm rosto. Desenhe o seu no verso.
    dicionario-das-emocoes | Dicionário das emoções | desafio palavras 3 | 8-10 P $ | emoções, vocabulário
    Depois de ligar, conte uma situação para cada palavra.
    caras-e-sentimentos | Caras e sentimentos | desafio rostos 3 | 8-10 C $ | emoções, atenção
    Seis expressões parecidas por página. É preciso olhar com cuidado.
    `,
  ),
]
