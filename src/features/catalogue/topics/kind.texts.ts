/** A paragraph by a teacher for each kind of sheet, on the kind's page. */
export const KIND_ADVICE: Readonly<Record<string, string>> = {
  'contar-e-escrever':
    'Ponha seis tampinhas na mesa, peça a contagem e depois pergunte “quantas são?”. Quem reconta tudo desde o 1 ainda não sabe que o último número dito vale pelo grupo inteiro; fique alguns dias nas coleções até cinco. Se o algarismo sai espelhado, aceite o total e treine o traçado em outra hora.',
  'colorir-mandala':
    'Com trinta cores à mão, a criança passa o tempo escolhendo: separe três ou quatro lápis e guarde a caixa. Se a mão cansa, pare no fim de um anel e retome no dia seguinte. Para quem tem tremor, prenda a folha com fita crepe e fique nas mandalas de espaços amplos, com giz de cera grosso.',
  'labirinto-retangular':
    'Afaste as carteiras, faça um corredor com duas esquinas e deixe a criança dizer para que lado vai virar antes de chegar a cada uma. No papel, a linha que corta o canto por cima da parede pede uma paradinha na esquina. Nas folhas com letras ou números, anote tudo numa segunda passagem, com o caminho já achado.',
  'pontilhar-numeros':
    'A linha costuma se perder na troca da dezena: depois do 29, a criança volta ao 20 ou pula para o 40. Conte em voz alta até o último número da folha e só então pegue o lápis. Uma mão liga, o dedo da outra já espera no número seguinte; para quem enxerga pouco, amplie a página para A3.',
  'tracejar-linhas':
    'Cole no chão, com fita crepe, uma reta, uma onda, uma escada e um laço. A criança anda por cima e diz onde precisou parar e onde seguiu sem frear. Depois repare se o lápis faz o mesmo: parada em cada quina da muralha, nenhuma nas ondas e nos laços. A linha em que ele trava, repita bem grande na lousa.',
  sombras:
    'Leve uma caneca ao sol e gire-a devagar: virada para a luz, a alça some da sombra; de lado, reaparece. O engano comum é procurar na mancha a cor ou os olhos da figura. Peça que a criança passe o dedo pela borda até achar o que só ela tem: um rabo, um cabo, uma orelha. Com as sombras em pirueta, gire a folha na hora de conferir.',
  'caca-palavras':
    'Escolha na palavra a letra menos comum e procure só por ela: o J leva depressa à JANELA, o A aparece em todo canto. Se o círculo pega só um pedaço, a leitura parou no começo; peça a palavra inteira, com o dedo embaixo. Para a criança com dislexia, recorte uma fenda em cartolina e mostre uma fileira por vez.',
  'quem-combina':
    'Tire da mochila coisas que andam aos pares: chave e cadeado, pente e elástico de cabelo, escova e pasta de dente. A criança junta e conta quando usa. Se ela ligar dois que o gabarito separa, ouça a razão primeiro: em muita casa, cachorro combina com sofá. Bichos e profissões que ela nunca viu pedem uma foto antes.',
  'organizar-e-ordenar':
    'Quatro lápis gastos já dão uma aula: para ordenar por comprimento, encoste todos na beira da mesa, senão o mais adiantado parece maior. Comparando só de dois em dois, a criança troca os do meio. Para a estante de duas regras, separe botões pela cor, junte tudo de novo e separe pelo tamanho.',
  'colorir-desenho':
    'Pinte ao lado, na sua folha, e deixe a criança ver você hesitar entre duas cores. Se ela cobre tudo em um minuto, mostre como contornar por dentro, rente à linha, e só depois encher o meio. Para a criança com baixa visão, passe cola colorida sobre o contorno na véspera; seca, ela avisa a mão onde parar.',
  'labirinto-redondo':
    'No pátio, risque com giz três rodas, uma dentro da outra, cada uma com uma abertura, e peça à criança que chegue ao centro sem pisar no risco. No papel, uma volta completa no mesmo anel quer dizer que a porta passou despercebida. Deixe girar a folha: assim o punho alcança o outro lado da roda sem se torcer.',
  'pontilhar-alfabeto':
    'Cantado depressa, o trecho L, M, N, O, P vira um nome só, e é ali que um ponto fica para trás; cante parando em cada letra. Mostre no alfabeto da sala onde moram K, W e Y, raras nas palavras do dia. Nas folhas de grandes e pequenas, você diz “A grande” e a criança responde “b pequeno”.',
  'tracejar-letra':
    'Fubá espalhado numa assadeira serve de primeira lousa: a letra sai grande, com o dedo, e some com uma sacudida. No papel, repare onde o lápis pousa; se muda de lugar a cada vez, a criança está copiando a letra como desenho. Faça uma junto, com a mão dela por cima da sua, e fique na mesma letra dois ou três dias.',
  sequencia:
    'Toque o padrão no corpo, palma, palma, joelho, palma, palma, joelho, e pare no meio para a criança continuar. Olhando só a última figura, ela acerta as filas de dois e tropeça nas de três; peça um risquinho onde o pedaço recomeça. Nas filas que crescem, conte quantas figuras entram de uma vez para a outra.',
  'completar-palavra':
    'Quem escreve BOLU ouviu bem: em muitos lugares do Brasil, o O do fim soa U. Diga que ali a escrita guarda outra letra e mostre BOLO, GATO e PATO juntos. Na sílaba que falta, é comum aparecer só a vogal, A no lugar de MA; ponha um espelho na mesa e fale devagar, para a criança ver os lábios se fecharem primeiro.',
  quantidades:
    'Com pratinhos e cartões, a criança faz a ligação na mesa: conta as tampinhas de cada prato e põe nele o cartão do número. Na folha, se as linhas se cruzam muito, dê uma cor a cada numeral. Quando os números vêm por extenso, SEIS e SETE começam igual e DEZ lembra DOIS; leia até a última letra.',
  'soma-com-desenhos':
    'Conte três tampinhas com a criança, feche-as na mão, ponha mais duas na mesa e pergunte o total. Se ela pede para abrir a mão e recomeça no 1, ainda precisa dos dois grupos desenhados. Se guarda o três e segue “quatro, cinco”, já dá conta das folhas em que uma parcela está escondida.',
  'colorir-numeros':
    'Enrole fita crepe em cada lápis e escreva nela o número da legenda: a criança para de se perder entre o quadro e o desenho, e quem confunde verde com marrom também acerta. Pinte todos os pedaços de um número, depois os do seguinte. Um buraco branco no fim quase sempre é um pedaço miúdo que passou.',
  'labirinto-colmeia':
    'Encoste seis tampinhas iguais em volta de uma: cada favo tem seis vizinhos, e quatro ficam na diagonal. Acostumada ao labirinto quadrado, a criança só tenta para cima e para o lado e acha que o caminho acabou. Deixe o dedo tocar as seis paredes do favo, em roda, até encontrar a abertura.',
  'pontilhar-saltos':
    'Conte sapatos de 2 em 2, patas de cachorro de 4 em 4, moedas de dez centavos de 10 em 10. Quando a linha cai num intruso, o engano foi na última soma: volte ao ponto anterior e acrescente o salto nos dedos. Só passe às folhas de trás para a frente quando a subida sai sem parar para pensar.',
  'tracejar-numero':
    'O 2, o 3 e o 7 estão entre os que mais saem virados. Risque-os grandes no chão, com uma bolinha na largada, e deixe a criança andar por cima, dizendo quando vai para a porta e quando vai para a janela. Do 11 em diante, recorte dez lugares de uma caixa de ovos: cheios, fazem a dezena; o que fica fora são as unidades.',
  'o-diferente':
    'Enfileire cinco lápis com a ponta para a janela e vire um; depois troque esse por uma caneta. São dois achados da coleção: o que foi para o outro lado e o que é outra coisa. Peça o motivo junto com o círculo. Se a criança aponta certo e não sabe dizer por quê, compare dois vizinhos parte por parte: orelha, pata, rabo.',
  'juntar-silabas':
    'Na hora de guardar o material, fale aos pedaços, to… ma… te, e deixe a criança responder de uma vez só. Muitas escrevem pelo desenho, sem ler as sílabas; com a palavra pronta, cubra a figura e ouça a leitura. Se ela lê cada pedaço e se perde no fim, repita mais depressa, até um encostar no outro.',
  'maiusculas-e-minusculas':
    'Escreva o nome da criança em dois cartões, LUCAS e Lucas, um embaixo do outro, e ligue letra com letra. C, O, S e V só mudam de tamanho; A, E, G e R mudam de desenho e pedem mais dias. Para quem troca b e d, deixe na mesa um cartão com B em cima do b: a barriga olha para o mesmo lado.',
  'subtracao-com-desenhos':
    'Faça um ônibus de cadeiras: sobem cinco crianças, descem duas, e alguém escreve a conta na lousa. No papel, se o resultado é igual ao número do começo, entraram nele os que já se foram; cubra-os com a mão. Outro engano comum é abrir a conta com os que ficaram: o primeiro número é o de antes da saída.',
  'colorir-contas':
    'Grama verde, céu azul: quem pinta pelo palpite acerta a cor sem fazer a conta. Peça o resultado a lápis, pequenino, dentro do pedaço, e só então abra a caixa de cores. Nas folhas de mais e de menos, passe um lápis vermelho em todos os sinais de menos antes de começar.',
  'labirinto-figura':
    'Com barbante, desenhe no chão uma nuvem ou uma casa, deixe uma porta entre dois sapatos e peça à criança que passeie só por dentro. Na folha, os menores às vezes saem pela borda e dão a volta na figura por fora. Se a palavra aparece com letra a mais, um beco entrou na leitura: refaça aquele trecho com outra cor.',
  'pontilhar-pares-impares':
    'Quem diz que 36 é ímpar olhou para o 3. Cubra o resto com o dedo e decida pelo último algarismo; para lembrar por quê, arrume treze tampinhas em duplas e veja uma sobrar sem par. Nas folhas que descem, vá mais devagar na virada da dezena: depois do 111, o próximo ímpar é o 109.',
  'tracejar-retas':
    'Enfie uma argola num barbante, estique-o entre duas cadeiras e deixe a criança levá-la de ponta a ponta. Com o lápis, peça que ela olhe para a chegada: o olho preso na ponta faz a linha ondular. Mão que treme fica mais firme com o antebraço inteiro na mesa; nas ladeiras, vale inclinar um pouco a folha.',
  diferencas:
    'Quatro diferenças achadas depressa e mais nenhuma: o olho ficou nas figuras grandes. Leve-o ao fundo e aos cantos: risque cada cena em quatro partes e compare uma por vez. Para aquecer, arrume cinco coisas numa bandeja e, com a criança de olhos fechados, tire ou vire uma. Se doze cansam, deixe seis para amanhã.',
  'primeira-letra':
    'Quem marca A para gato ouviu a sílaba e ficou com a vogal, que soa mais forte. Nas consoantes, comece pelos sons que se esticam, como os de mala, faca e vaca; P, B, T e D estouram e somem, e ficam para a outra semana. Na fila do lanche, chame primeiro as crianças cujo nome começa como mala.',
  metades:
    'É no corte que a folha se decide: quem liga pela cor cai nas duplas quase iguais. Recorte ao meio fotos de frutas do folheto do mercado, embaralhe e peça que a criança encoste uma parte na outra até as linhas se emendarem. Com as metades de ponta-cabeça, primeiro imaginar; virar o papel, só para conferir.',
  'reta-numerica':
    'Fita crepe no chão, marcas a um passo uma da outra, e a criança em pé no número de saída. Se ela diz “um” ainda parada, vai chegar uma casa antes; o “um” vale quando o pé pousa na marca seguinte. Para descobrir de onde o bicho saiu, vá até a chegada e desfaça os passos de costas, com o rosto para onde ele pulou.',
  'colorir-simetria':
    'Se o lado novo sai igual ao modelo, olhando para a mesma direção, a criança carimbou em vez de espelhar. Encoste um espelhinho em pé na linha do meio e mostre o desenho inteiro, com o lápis ainda guardado. Depois contem juntos a partir da linha, quadrado por quadrado: dois para fora aqui, dois para fora lá.',
  'labirinto-coleta':
    'Ache primeiro o caminho inteiro, pois é ele que decide o lado de cada coisa. Então deixe na mesa duas tigelas, “no caminho” e “fora”, e ponha uma tampinha na certa a cada achado conferido. As duas contagens juntas têm de dar tudo o que há na página; se falta uma, procure nos becos.',
  'pontilhar-metade':
    'Olho e olho, orelha e orelha: a criança aponta com as duas mãos ao mesmo tempo, uma de cada lado da linha do meio. Deite a régua na folha para conferir se cada ponto novo está na altura do seu par. Se o contorno fecha e o bigode fica esquecido, volte aos detalhes, de cima para baixo.',
  'tracejar-ondas':
    'Um bico no alto da curva mostra que o lápis parou ali; experimente um “uuu” comprido, que só se cala na chegada. Segure uma ponta da corda, dê a outra à criança e façam ondas baixas, sem pressa, até o braço pegar o balanço. Nas linhas que começam para baixo, o dedo passa duas vezes e o lápis vai depois.',
  'figuras-sobrepostas':
    'Em duas pastas de plástico transparente, desenhe um peixe e uma estrela, empilhe e peça os nomes; depois separe diante da criança. Na folha, o pedaço formado onde dois traços se cruzam engana e parece coisa nova. Pintar cada contorno de uma cor facilita; para dificultar, tape as opções e ouça o palpite.',
  'caca-vogal':
    'Num folheto de mercado, recorte com a criança dez letras A de tamanhos e desenhos diferentes e cole todas numa folha. Se ela só conhece a maiúscula, passa reto pela pequena; escreva as duas no alto da página, como modelo. Quando a contagem não fecha, faça um tracinho dentro de cada círculo já contado.',
  opostos:
    'Dois copos, um cheio e um vazio; a porta aberta, depois fechada: diga um lado e deixe a criança completar. “Não quente” mostra que a ideia está lá e falta a palavra; dê frio e siga. Grande com baixo mistura duas medidas: mostre alto e baixo com o braço, grande e pequeno com duas caixas.',
  relogio:
    'Tire a pilha de um relógio de parede e gire o botão de trás: a criança vê o ponteiro pequeno se mexer enquanto o grande dá a volta. Às 3h30 ela às vezes diz “três e seis”, que é o número apontado; conte de cinco em cinco, com o dedo, do 12 até ele. Na meia hora, o pequeno já está entre o 3 e o 4.',
  'colorir-metade':
    'Dobre um papel, recorte meio coração junto da dobra e abra: a criança vê de onde vem o outro lado. Se o desenho sai mais largo de um lado, meça com uma tira de papel do meio até a borda e vire a tira. A criança canhota tapa com a mão o modelo que fica à esquerda; gire a folha meia volta e ele aparece.',
  'labirinto-dois-caminhos':
    'Uma cor de lápis para cada entrada e um X da mesma cor onde o caminho morre. Quem escolhe a entrada mais próxima da chegada está adivinhando; peça que mostre onde os outros ficaram presos. A prova final é vir da chegada para trás, sem mudar de cor, até o nome de quem passou.',
  'pontilhar-letra':
    'Recorte uma letra grande em papelão e corra o dedo pela borda até voltar ao ponto de saída: é esse o passeio dos números. A criança que escreve a letra com um traço só estranha o contorno; pinte o miolo e ela aparece. Se as figuras em volta começam com outra letra, algum ponto foi pulado.',
  'tracejar-ziguezague':
    'Garrafas PET com água, em duas fileiras desencontradas no pátio: a criança vai de uma à outra e vira o corpo inteiro antes de seguir. O bico que sai redondo não teve pausa; diga “chegou” em cada ponta, com o lápis quieto no papel. Se ela levanta a mão a cada virada, comece pelos caminhos de duas pontas.',
  'mesma-posicao':
    'Ponha um chinelo do pé direito na mesa e gire-o: em qualquer posição, ele continua do pé direito. O esquerdo ao lado é o espelho, e nenhuma volta faz um virar o outro. Na dúvida, copie a figura em papel vegetal; se ela só coincide com o papel virado do avesso, está espelhada.',
  'palavra-e-figura':
    'Cole etiquetas na porta, na mesa e no armário, troque duas de lugar e espere a turma reclamar. Na folha, ler só a primeira letra dá certo até surgirem duas palavras com o mesmo começo. Terminadas as ligações, cubra as figuras e peça a leitura; a palavra que não sair volta no dia seguinte, numa etiqueta.',
  emocoes:
    'Quem confunde medo com surpresa olhou só a boca aberta; tape-a com o dedo e pergunte o que fazem as sobrancelhas. Conte um caso seu: hoje fiquei com vergonha quando errei um nome. A criança autista pode sentir muito e mostrar pouco no rosto; aceite que ela aponte e deixe a imitação e o olho no olho de lado.',
  'mais-ou-menos':
    'Pegue um punhado de tampinhas em cada mão e forme pares, uma de cá, uma de lá, até um monte acabar: o que ainda tem é o maior. Em 36 e 63, quem olha só o fim do número se engana; amarre palitos de picolé de dez em dez e compare os feixes, depois os soltos. Leia o sinal junto com os dois números.',
  'colorir-formas':
    'Gire na mesa um triângulo de papelão e pergunte o nome a cada posição: se de ponta para baixo ele vira “outra coisa”, alguns vão ficar sem cor. Marque um pontinho em cada figura já contada. Nos lados, corra o dedo de canto a canto e some por grupos: cinco triângulos, 3, 6, 9, 12, 15.',
  'labirinto-fios':
    'É nos cruzamentos que o olho troca de fio: ali a linha certa segue na direção em que vinha. Embole na mesa três barbantes iguais, dê uma ponta à criança e deixe que ela aponte a outra; um puxão leve confere. Para quem enxerga pouco, pinte de cores diferentes só o começo de cada linha.',
  'tracejar-espiral':
    'Um barbante enrolado na mesa como caracol dá o caminho ao dedo, de fora para dentro; o lápis vem depois. Perto do meio as voltas se encostam quando a mão não diminui a velocidade: fale “gira, gira” cada vez mais devagar. Se a folha roda junto com o lápis, prenda os cantos com fita crepe.',
  'copiar-na-malha':
    'Figura do tamanho certo, mas fora do lugar, mostra que a criança não contou os pontos a partir da borda. Marque o mesmo ponto de saída nas duas malhas e peça que diga o percurso: dois para a direita, um para baixo. O dedo da outra mão fica parado no modelo, para o olho achar onde estava.',
  'ordenar-silabas':
    'Escreva MA, CA e CO em três tampinhas e deixe a criança trocá-las de lugar e ler o que saiu, até aparecer o bicho. Quem numera sempre 1, 2, 3 da esquerda para a direita ainda não leu as sílabas. Na folha em que sobra uma, peça que monte a palavra em voz alta e só então risque a intrusa.',
  'contas-e-resultados':
    'A última conta acaba ligada por sobra, sem cálculo: peça que a criança a diga em voz alta. Se o resultado dela não está na outra coluna, ela mesma percebe o erro; em vez de corrigir, ofereça palitos para refazer a conta. Um lápis de cor por par ajuda quem se perde nas linhas cruzadas.',
  dinheiro:
    'Ponha moedas de verdade na mesa: a de 5 centavos é maior que a de 10, a de 25 é maior que a de 50, e quem julga pelo tamanho erra a soma. Conte do maior valor para o menor. Para conferir o troco, suba do preço até o valor pago, como se faz no caixa da cantina.',
  'colorir-cena':
    'Céu, mar e chão cansam a mão; para eles, dê um giz de cera sem o papel, usado deitado, e guarde o lápis apontado para os rostos. No meio da pintura, pergunte quem está na cena e o que acabou de acontecer ali. Se a folha cheia assusta, cubra metade e combine terminar no dia seguinte.',
  'labirinto-de-sinais':
    'Espalhe folhas com letras pelo chão e diga a regra: só se pisa em vogal, e o pé só passa para a folha vizinha. Quem pinta casas certas que não se encostam guardou a regra e esqueceu o caminho. Um feijão que anda na frente do lápis deixa voltar atrás sem gastar borracha.',
  'tracejar-formas':
    'Com fita crepe, faça um triângulo no chão e deixe a criança andar por ele, parando em cada canto. Canto arredondado no papel mostra que a mão virou sem parar; figura que não fecha pede um adesivo em relevo no ponto de partida. Ao arrumar a sala, chame as coisas pela forma: tampa redonda, bandeja retangular.',
  'sudoku-de-figuras':
    'A cola espera o tabuleiro fechar, porque ficha solta muda de lugar sem estrago. Figura repetida na coluna é de quem só olhou a linha: encoste uma régua na linha e outra na coluna, e diga com a criança o que já está ali. Passe ao seis por seis quando ela souber dizer por que só aquela figura cabe ali.',
  'contar-silabas':
    'A chamada já serve de treino: Lu-ca, Be-a-triz, Va-len-ti-na, um passo para cada sílaba. PÃO e SOL costumam ganhar duas palmas, pois uma só parece pouco para uma palavra; repita sem esticar. Se o barulho das palmas incomoda, a criança toca os dedos na carteira.',
  'jogo-da-memoria':
    'Alinhe as cartas em fileiras e combine que cada uma volta ao mesmo lugar, pois é o lugar que se guarda. Criança que vira sempre a mesma carta joga melhor com quatro pares. Nas folhas de palavra, arrume as figuras de um lado e os nomes do outro, e vire uma carta de cada lado.',
  'quadro-de-dez':
    'De uma caixa de ovos de uma dúzia, corte duas covas: sobram duas fileiras de cinco para encher com tampinhas, primeiro a de cima. Mostre por um instante e cubra com a mão. Quem recomeça do um ainda não vê o cinco na fileira cheia; pergunte quantas covas ficaram vazias.',
  'colorir-azulejos':
    'Procure com a criança, no piso do pátio ou na parede da cozinha, onde o desenho começa de novo. É comum trocar as cores no terceiro azulejo: um pontinho de cada cor em todas as peças, feito logo no início, guarda a regra até o fim. O azulejo em branco fica por último, com rascunho à parte.',
  'tracejar-alfabeto':
    'Pendure cartões de A a Z num barbante e tire um: a criança diz qual sumiu e entre quais letras ele ficava. Quem canta o alfabeto depressa emenda L, M e N; cante apontando letra por letra. Pare em seis ou sete por dia, pois no fim da folha a mão cansada já não busca o ponto de partida.',
  'encontre-e-conte':
    'Bolinha pintada a mais quer dizer coisa contada duas vezes. Ponha uma tampinha em cima de cada achado e depois enfileire as tampinhas ao lado das bolinhas. Nas folhas de risquinhos, o quinto atravessa os outros quatro; para saber quantas a mais, alinhe duas filas de tampinhas e conte o que sobra.',
  'familia-silabica':
    'F, M e V abrem bem o trabalho porque o som deles se estica: FFFA, MMMA. Quem recita DA, DE, DI, DO, DU de uma vez pode estar só cantando; aponte DU, depois DI. Na troca de V por F, ponha a mão dela na garganta: VVV faz tremer, FFF deixa quieto.',
  domino:
    'Na primeira partida, jogue com todas as peças abertas na mesa. Criança que encosta peça no meio da fila não entendeu que só valem as pontas: ponha uma tampinha vermelha em cada ponta e mude as tampinhas a cada jogada. Nas sílabas trocadas, ela lê primeiro a da direita e depois a da esquerda.',
  tabuada:
    'Quem responde 48 para 7 × 8 pulou um grupo de oito: volte ao 5 × 8, que é 40, e some mais dois oitos. Vire uma cartela de ovos de lado para ver que 5 × 6 e 6 × 5 dão 30, e a lista a decorar cai quase pela metade. Anote só as três contas que demoram e leve essas para a porta da geladeira.',
  'mapa-do-brasil':
    'Ache primeiro o estado em que a criança mora e diga com ela os vizinhos; os outros se localizam a partir dele. As siglas se confundem em bando: PA, PB, PE, PI e PR, ou AC, AL, AM e AP. Trabalhe uma região por dia, e para Sergipe, Alagoas e Distrito Federal aponte bem o lápis de cor.',
  'tracejar-cursiva':
    'As ligações dão mais trabalho que as letras: depois de b, o e v o traço sai pelo alto, e a letra seguinte muda de começo. O pingo do i e o corte do t esperam a palavra acabar. A mão do canhoto cobre o modelo no começo da linha; copie a palavra também no fim e incline a folha para a direita.',
  'quebra-cabeca':
    'Escreva a inicial da criança no verso de cada peça, e os montes da mesa não se misturam. Se ela gira a mesma peça muitas vezes sem olhar o modelo, pergunte o que aparece na beirada, meia roda ou a ponta de um rabo, e onde está o resto. Quem ainda luta com a tesoura recebe as peças cortadas e só monta.',
  cruzadinha:
    'LH, NH, RR e SS ocupam dois quadradinhos, e quem escreve só pelo som deixa um vazio: é ali que se relê a palavra. Se o nome não cabe, a figura pode ter outro, como cão e cachorro. A palavra que desce fica mais fácil de seguir com uma janela recortada em cartolina, que esconde as vizinhas.',
  bingo:
    'Segure a ficha à altura do rosto e repita o nome três vezes, com pausa; mais tarde, chame sem mostrar. Quem marca olhando a cartela do vizinho precisa de mais tempo ou de uma rodada em dupla. Quem fecha a cartela lê em voz alta o que marcou, e a turma sensível a gritos pode trocar o “bingo” por braço erguido.',
  'sequencia-numerica':
    'Risque números no pátio e dê saltos de dois: só se conta depois que o pé sai do chão. Quem escreve 7 depois de 4 e 6 contou o próprio 6 como primeiro. Um recado pequeno entre os vagões, +2 ou −4, segura o passo até o fim do trem, e vale conferir a conta do último para o primeiro.',
  'passo-a-passo':
    'A primeira forma sai pequena no canto e depois não cabem os bigodes: mostre com a mão aberta o espaço que ela deve ocupar. Cubra os quadros seguintes e descubra um por vez. Nos passos que faltam, a criança compara o quadro 1 com o 3 e aponta cada linha nova. Lápis claro poupa quem apaga a cada traço.',
  'tracejar-nome':
    'Na chamada, a criança acha o próprio crachá entre dois, depois entre os que começam com a mesma letra. Nome completo em ordem trocada foi guardado como desenho: monte-o com tampinhas marcadas, tire uma do meio e pergunte qual falta. Acerte primeiro a ordem das letras; o capricho do traço fica para outra semana.',
  'achar-na-praia':
    'Enterre meio brinquedo na areia ou cubra-o com um pano: a criança diz o que é pela parte que aparece, como fará atrás do castelo. No papel, estenda um barbante entre o mar e a areia e termine um lado antes do outro. Para o balde que pede duas coisas, faça dois montes de conchas ou tampinhas e depois junte.',
  'ditado-visual':
    'Combine o nome de cada figura antes do lápis, pois biscoito e bolacha, tangerina e mexerica mudam todas as letras. BOLU no lugar de BOLO mostra que a criança escreveu o que ouve; anote e trate do O final outro dia. Evite soletrar: repita a palavra devagar e deixe que ela leia, com o dedo, o que fez.',
  'rotina-visual':
    'Pendure o quadro na altura dos olhos da criança e comece pela parte mais calma do dia dela. Aponte o próximo passo e fale pouco; quem marca o que terminou é ela. Se vai faltar a educação física, troquem juntos o cartão logo cedo, para a mudança chegar primeiro pela figura.',
  'situacoes-problema':
    'Tape a pergunta e peça que a criança conte a história com feijões: quem chegou, quem saiu, o que se repartiu. Se ela soma tudo o que aparece, catou os números e largou a história. Para quem tem dislexia, leia o enunciado em voz alta, pois aqui o que se aprende é escolher a conta.',
  'letra-em-estrada':
    'Faça a letra no chão com fita e ande por ela a pé, parando onde o traço acaba. Carrinho na contramão quase sempre começou pelo ponto errado: leve-o de volta à partida e diga o caminho, desce, sobe, vira. Para a mão que treme, um carrinho de metal, mais pesado; na baixa visão, cola seca nas bordas da pista.',
  'pontos-cardeais':
    'De manhã cedo, no pátio, a criança aponta o braço direito para o Sol: o leste fica por ali, o norte à frente e o sul às costas. À tarde o Sol vai para o oeste, por isso leia a hora da cena primeiro. Muitos acham que o norte é sempre o alto da página; com a rosa girada, deixe virar a folha.',
  rimas:
    'Recite “Batatinha quando nasce” e pare em “põe a mão no…”: quem completa “coração” já ouviu que combina com “chão”. Juntar GATO com GALINHA mostra que a criança pensou no bicho ou no som do começo. Fale forte só o fim das palavras, gATO, pATO; a leitura vem depois.',
  'primeiro-depois':
    'Comece com uma tarefa de um minuto, que a criança já faz, e cumpra o segundo cartão na mesma hora. Diga só o que a figura mostra: “primeiro guardar, depois bola”. Acrescentar um pedido no meio ou retirar o prêmio por castigo ensina a desconfiar do quadro. Três passos, só quando dois já correm bem.',
  'conta-armada':
    'Em 52 − 38, quem responde 26 tirou o menor do maior em cada coluna. Refaça com cinco notas de 10 e duas moedas de 1, de verdade ou de papel, e deixe a criança trocar uma nota por dez moedas antes de pagar. Na divisão, cubra com um cartão os algarismos que ainda não entraram na conta.',
  'desenho-tracejado':
    'Traço picado, de ponto em ponto, vem do olho preso na ponta do lápis: mostre um lugar adiante e peça que a mão vá até lá sem parar. Nas linhas longas o braço desliza inteiro; nas miúdas, o punho fica apoiado. Para repetir sem pontos, a criança diz por qual parte começou e recomeça por ela.',
  'vista-de-cima':
    'Ponha uma caneca no chão: sentada, a criança vê a asa e a altura; de pé, ao lado, vê um círculo com uma aba. Pernas de mesa desenhadas na planta mostram que ela ainda olha de frente. No trajeto, ande com um boneco pequeno que vira em cada esquina, pois a direita a anotar é a dele.',
  'quatro-letras':
    'Espalhe um rótulo, um livro, um bilhete e o caderno, e procurem juntos a mesma letra nos quatro. O e U mudam pouco de uma escrita para outra; A, G, R e Z mudam muito e merecem um dia cada. Quem troca o G pelo J na cursiva passa o dedo pelas duas e diz em que ponto elas se separam.',
  'escolha-de-dois':
    'Mostre só o que pode acontecer agora e espere dez segundos em silêncio; um olhar demorado já é resposta. Se a criança aponta sempre o lado direito, troque as figuras de lugar e pergunte outra vez, para saber se escolheu a coisa ou o lado. No começo, junte algo de que ela gosta a algo que tanto faz.',
  'dezena-e-unidade':
    'Conte palitos de picolé e passe um elástico a cada dez, até a criança dizer dez, vinte, trinta sem abrir os feixes. Escrever 304 para trinta e quatro é juntar o 30 e o 4 como se ouvem; sobreponha um cartão 4 ao zero de um cartão 30. Demore nos números sem cubinho solto, como 40 e 230.',
  'recortar-linhas':
    'Polegares para cima nas duas mãos e cotovelo perto do corpo; quem abre o braço como asa perde a linha. Comece cortando cobrinhas de massinha e imprima em papel mais grosso, que não dobra na tesoura. Em volta das formas, o destro gira no sentido contrário ao do relógio; o canhoto, no do relógio, com tesoura de canhoto.',
  'a-minha-volta':
    'Amarre uma fita frouxa no pulso direito da criança e pergunte o que há daquele lado; ela dá um quarto de volta e responde de novo. Quem repete a porta pensa que a direita pertence à sala. Para as folhas em que a personagem olha de frente, ponha outra fita em você, fiquem cara a cara e levantem as duas mãos marcadas.',
  'frases-e-leitura':
    'Cubra as figuras até a criança ler a frase e contar o que espera ver; com elas à vista, muitos escolhem por uma palavra só. Uma tira de papel embaixo da linha ajuda quem pula palavras. Nas histórias com resposta escrita, comece a frase oralmente com ela, usando as palavras da pergunta.',
  'quadro-de-fichas':
    'Dê a primeira ficha nos primeiros minutos, dizendo o motivo: “guardou a mochila, uma ficha”. Ficha ganha fica no quadro, mesmo num dia ruim. Se o quadro passa dois dias sem encher, o combinado está grande: volte às três fichas e reparta a tarefa. Com dez, o cartão do prêmio fica à vista.',
  'antecessor-e-sucessor':
    'Estenda uma fita métrica, tape os números ao lado do 20 e deixe a criança adivinhar e espiar. O tropeço mora na virada: há quem escreva 50 depois do 39. Contem em voz alta, subindo e descendo, só esse pedaço: 38, 39, 40, 41. Se ela troca os dois nomes, sublinhe ANTE em antecessor e relembre “antes”.',
  'guia-do-conjunto':
    'Prenda o mapa onde a criança alcança com o lápis e deixe que ela pinte, no mesmo dia, o que traçou. No registro, escreva a data e a ajuda usada: dedo, pontinhos ou sozinha. Uma vez por semana, sorteie uma letra ou um número já pintado; se o traço fugiu, repita a folha e deixe a cor onde está.',
  'texto-e-perguntas':
    'Deixe as duas folhas lado a lado e conversem sobre onde um texto assim aparece: no portão, no livro, no bilhete da festa. Na pergunta de dedução, quem copia uma linha ainda procura a resposta pronta; peça que mostre a frase de onde tirou a ideia. O texto pode ficar para dois dias, com parada no fim de um parágrafo.',
  'escala-de-emocoes':
    'Treine a escala com o barulho da sala, que todos ouvem, e só depois com raiva ou medo. Pergunte onde o corpo avisa: barriga, mãos, testa. Criança que aponta sempre o mesmo degrau pode começar só com as duas pontas. Na hora da crise, mostre a figura em silêncio e converse mais tarde.',
  'area-e-perimetro':
    'Pise nas lajotas do pátio para a área e dê a volta com barbante para o perímetro. Dois quadrados colados têm área 2 e contorno 6, pois os lados que se encostam somem; quem responde 8 contou esses também. Um xis no ponto de saída evita contar a mesma beirada duas vezes.',
  'verdadeiro-ou-falso':
    'Toda resposta vem com o dedo no texto: a criança mostra a linha que prova o V ou o F. Quem marca depressa costuma julgar pelo que já sabe do mundo. Leiam juntos a frase procurando palavras que mudam tudo, como só, todos, nunca. Ao corrigir a falsa, troque o mínimo, às vezes uma palavra ou um número.',
  'cartoes-acabou':
    'Fure os cartões, passe uma argola e leve-os também ao recreio, pois a sede também aparece lá. Mostre a figura enquanto você mesmo fala, durante dias, sem cobrar nada. Se a criança entrega “água”, a água vem logo, mesmo fora de hora; pedir que ela mostre um cartão só para ver se sabe gasta o sentido dele.',
  porcentagem:
    'Recorte um quadrado de 10 por 10 quadradinhos e dobre: ao meio, 50%; ao meio outra vez, 25%. Dez pedaços pintados para 10% são um número lido sem o “de cada cem”; volte ao quadrado. Nas ofertas, veja se a criança tira o desconto do preço ou entrega o próprio desconto como resposta.',
  'fluencia-leitora':
    'Leia você o primeiro trecho, no tom de quem conversa. No minuto da criança, marque com um tracinho onde ela parou e anote as palavras trocadas: se o número sobe e os finais somem, a próxima leitura é mais devagar. Com quem gagueja, guarde o relógio e leiam os dois juntos, em coro.',
  'sistema-solar':
    'Num dia claro, risque com giz no pátio a sombra da criança às oito e ao meio-dia, ela de costas para o Sol e com os pés no mesmo lugar. Sombra desenhada do lado do Sol pede volta ao giz. Na tabela dos planetas, o título da coluna e a unidade se leem antes do número: ano longo e planeta grande se confundem.',
  chance:
    'Três tampinhas azuis e uma vermelha num saco de pano: palpite, retirada, tampinha de volta ao saco. Depois de cinco azuis seguidas, muita criança diz que a vermelha é impossível; abra o saco e mostre. Na fração da vermelha, a resposta 1/3 conta que ela comparou a vermelha com as azuis e esqueceu o total, que é 4.',
  'ordem-alfabetica':
    'A lista de chamada é a primeira fila alfabética da turma: cada um segura o seu nome e procura o lugar. Recomeçar do A a cada letra é esperado; treine a partida do meio, dizendo “M” e pedindo as três seguintes. Na lista de dez palavras, cubra com o dedo as iniciais que empatam e compare o que sobrou.',
  'partes-da-planta':
    'Leve à mesa uma cenoura com as folhas, um brócolis e um pé de alface, e pergunte o que vai para o prato. Tomate e pepino confundem por serem de salada; corte os dois, e as sementes contam que são frutos. Antes da folha dos vasos, deixe brotar feijões em três copos: um fica na janela, um no armário e um sem água.',
  angulos:
    'Um papel dobrado ao meio e outra vez, vinco sobre vinco, vira um canto reto para levar à porta, ao livro e ao encosto da cadeira. Se a criança acha maior o ângulo de riscos compridos, abra palitos curtos e palitos longos na mesma abertura. Nas pipas, o reto inclinado escapa: deixe girar a folha.',
  'silabas-complexas':
    'Ouça a leitura de “preto” e “perto”: a criança que troca um pelo outro viu todas as letras e perdeu o lugar do R. Monte as duas com letras móveis e mude só essa peça. Para o M antes de P e B, usem um espelho: os três sons fecham os lábios, o que ajuda a lembrar por que andam juntos.',
  'lixo-e-reciclagem':
    'Despeje sobre um jornal as embalagens limpas da semana e deixe amassar, bater com o dedo e sentir o peso; só pelo olho, plástico transparente passa por vidro. Verde é a lixeira do vidro e vermelha a do plástico: com a criança daltônica, escreva o nome do material nas duas antes de começar.',
  planificacoes:
    'Descole uma caixa de creme dental, corte as abas e feche de novo, devagar. Depois a criança pinta da mesma cor, no molde, os dois lados que se encontram quando a caixa fecha; contados um a um, eles aumentam o número de arestas. Para julgar se fecha, primeiro o palpite; só então se recorta uma cópia.',
  sondagem:
    'Diga cada palavra com a voz de todo dia, sem esticar as sílabas, e deixe a correção para outro dia. Terminada a palavra, a criança lê o que escreveu passando o dedo; anote onde o dedo para e o que sobra. Se o lápis cansa ou a mão treme, aceite a escrita com letras móveis e copie você o resultado.',
  'luz-e-som':
    'Estique um elástico numa caixa de sapatos, sopre na boca de uma garrafa, bata numa lata: treme o elástico, o ar ou a lata. Agudo e forte se confundem, porque os dois se dizem “alto”; cante a mesma nota forte e fraca antes de marcar G e A. A criança de ouvido sensível produz ela mesma os sons, no volume que aguenta.',
  'numeros-grandes':
    'Dite “três mil e quarenta” e observe: 300040 é a escrita de quem anota cada pedaço que ouve; 340 é a da ordem vazia que sumiu. Sobreponha as fichas 3000 e 40, alinhadas à direita, e o zero da centena aparece. Ao arredondar ao milhar, a criança sublinha só o algarismo das centenas e decide por ele.',
  'alfabeto-ilustrado':
    'Aponte as janelas enquanto a criança recita. Quando a voz termina antes do dedo, o trecho embolado costuma ser L, M, N, O; recomece dali. Pergunte que outro nome caberia em cada janela, de preferência o de um colega. Nas folhas das quatro formas, o dedo percorre a letra grande, na ordem das setas, e o lápis vem depois.',
  'materiais-e-mudancas':
    'Prepare uma bacia com água, um clipe, uma rolha, uma moeda e um toco de madeira: palpite anotado, depois o mergulho. A ideia de que tudo o que pesa afunda cai quando o toco boia e o clipe vai ao fundo. Para o ímã, leve também papel-alumínio, um metal que ele não puxa.',
  'numeros-decimais':
    'Escreva 3,15 e 3,4 e peça o maior. Escolher 3,15 é ler 15 contra 4, como se a vírgula separasse dois números; passe para dinheiro, R$ 3,15 e R$ 3,40, e a dúvida se resolve no bolso. Para as alturas das plantas, abra uma fita métrica e mostre que cada décimo de metro são 10 centímetros.',
  'guia-das-silabas':
    'A vela só ganha cor quando a criança lê a família salteada, bo, bi, ba, sem a cantilena na ordem das vogais. Quem pinta é ela, no dia em que lê, com a data escrita ao lado. Se a leitura falhar semanas depois, a vela continua pintada: releiam essa família por dois ou três dias, no começo do encontro.',
  'grupos-de-animais':
    'Com a mão nas próprias costas, a criança sente a coluna de ossos. A cobra, sem patas e de corpo mole, costuma ir parar nos invertebrados; uma foto do esqueleto desfaz o engano. Para as lupas, passe na roda uma pena, uma concha e um tufo de lã; criança que evita tocar examina com uma lupa de verdade.',
  'fracao-de-quantidade':
    'Peça a terça parte de 12 tampinhas. Separar três é tomar o 3 pela quantidade; repartir em três pires corrige. Nas cestas, o total da fornada fica escrito no alto, e cada fração volta a ele. Para a estrada, use o corredor: se um quarto são 5 passos, a criança calcula o corredor inteiro e confere andando.',
  'ortografia-completar':
    'Tape as opções com o polegar enquanto a criança diz a palavra inteira. Marcar sempre a mesma letra é chute: pergunte que palavra da família ela conhece, como caixote para caixa. Em L ou U, o plural de muitos nomes ajuda: jornal vira jornais, degrau vira degraus.',
  'ciclo-de-vida':
    'Risque no chão um círculo com quatro marcas e ande por ele contando a vida da borboleta: depois da adulta, o pé cai de novo no ovo. Há crianças que tomam a crisálida por outro bicho, que comeu a lagarta; conte a história na voz de um bicho só. Na tabela, uma característica por vez, olhando os dois cartazes.',
  coordenadas:
    'Uma régua deitada e outra em pé se cruzam no quadrinho procurado e poupam o olho que se perde na malha. Na passagem ao par ordenado, avise que agora se marca o cruzamento das linhas. Trocar (5, 3) por (3, 5) é subir antes de andar: dedo no zero, passos para a direita ditos em voz alta, depois a subida.',
  'ortografia-separar':
    'Copie as palavras em tiras e pendure com prendedores num barbante, para que mudar de cesto não custe borracha. “Ç quando é mais fraco” é explicação de ouvido; leve o olhar à letra que vem depois. Espere haver três palavras em cada cesto para pedir a regra; com uma só, a criança não tem o que comparar.',
  'perigos-em-casa':
    'Percorra a cozinha de joelhos, na altura da criança: o cabo da panela e o fio do ferro ficam diante do nariz. Troque “cuidado” por um gesto, como “cabo virado para dentro”. Quem segue regras ao pé da letra precisa ouvir também o que continua permitido, como o banho de chuveiro e a faca sem ponta.',
  duracao:
    'De 8h50 a 9h10, a conta armada como número comum dá 60 minutos. Ensine a saltar pela hora cheia: 10 até as nove, mais 10. Na rotina, peça palpites para o banho, o recreio, a espera do ônibus, e meça. Se os ponteiros ainda custam, leia você a hora e deixe a criança cuidar só do tempo que passou.',
  'ortografia-no-texto':
    'Na primeira leitura, o lápis fica na mesa e a criança conta o que aconteceu. A caça rende mais da última linha para a primeira, quando a história já não puxa o olho. A criança com dislexia ouve antes o texto na voz do adulto e guarda o fôlego para as palavras. Se a conta não fechar, diga em que linha falta uma.',
  'ciclo-da-agua':
    'Sirva suco de uva bem gelado num copo e espere as gotas de fora: transparentes, elas derrubam a ideia de que o líquido atravessou o vidro. Um saco plástico claro amarrado num ramo ao sol junta água em algumas horas: é a transpiração. Na explicação escrita, procurem um verbo para cada etapa: evapora, condensa, chove, infiltra.',
  estimativa:
    'Mostre dez feijões na palma, depois o pote, e peça o palpite; escrito, ele fica. A criança que apaga para acertar está com medo do erro: dê também o seu palpite e diga por quantos errou. Ao “cem” dito para tudo, responda apontando o grupo cercado: quantos desses cabem ali.',
  'ortografia-ditado':
    'Passe primeiro pelas fotos só dizendo os nomes: mandioca numa casa é aipim ou macaxeira em outra, e o erro viria do nome, antes da letra. Durante a escrita, fique em silêncio. A criança põe um pontinho a lápis na letra de que duvidou; duvidar no lugar certo já é meio acerto, e a correção começa por ali.',
  'agua-e-solo':
    'Um adulto corta três garrafas PET e tapa o gargalo com algodão; a criança põe areia, terra de canteiro e barro e despeja um copo de água em cada funil. Na leitura dos frascos, é comum anotar a água que passou como a que ficou presa: aperte o solo molhado e ache o resto. Um balde de 10 litros dá tamanho às contas.',
  'pesquisa-da-turma':
    'Feche as opções antes de sair perguntando: “qual é a sua fruta preferida?”, sem lista, rende vinte respostas. Leve a lista de nomes e risque quem já votou; quando o total não bate, é nela que se procura. A criança que fala pouco entrevista com três cartões, e o colega aponta.',
  'ortografia-adivinhas':
    'Comece de boca, na fila da merenda: quanto mais se tira, maior fica (é o buraco). Resposta dita e letra escolhida são dois trabalhos, e o segundo só começa com o primeiro pronto. Para quem lê a pista no sentido exato, como muita criança autista, desmonte o truque de uma delas. A adivinha inventada começa pela resposta.',
  microrganismos:
    'Misture fermento biológico, açúcar e água morna num copo e espere a espuma: é fungo trabalhando, boa conversa para quem acha que todo micróbio faz mal. Um pedaço de pão úmido em pote lacrado mofa em alguns dias e vai para o lixo sem abrir. Na dengue, separe o mosquito, que transmite, do vírus, que causa.',
  'balanca-de-igualdade':
    'Escreva 8 + 4 = ? + 5. Quem responde 12 lê o igual como “dá”; ensine a ler “pesa o mesmo que”. Um cabide com duas sacolinhas iguais e bolinhas de gude serve de prova: tirar uma bolinha de um lado entorta, tirar uma de cada lado mantém. Antes das gangorras, a criança repete a fala com as palavras dela.',
  'ortografia-revisar':
    'Leia alto exatamente o que está escrito: “pasarinho” soa com Z, e o ouvido acusa. Onde a voz não denuncia, como em G e J, o dicionário fica aberto na mesa. Se a criança marca palavras certas como erradas, faça com que diga o motivo antes de riscar. As que ela mais erra vão para um cartão dentro do caderno.',
  'cadeia-alimentar':
    'A seta segue a comida: do capim para a barriga do gafanhoto. Quase todos começam ao contrário, do caçador para a presa; leia a seta como “vai para”. No pátio, com crachás e barbante, cada um segura o fio de quem o alimenta. Quando um bicho sai, quem ficou com a ponta frouxa levanta a mão e diz o que lhe falta.',
  'pilhas-de-cubos':
    'Monte uma pilha com dados ou cubos de açúcar e desmonte andar por andar: aparece o cubo que segurava o de cima. Se o total fica baixo, faltaram os escondidos; se passa, cada face valeu um cubo. Para a vista de frente, a criança agacha e fecha um olho; para a de cima, fica em pé. Com baixa visão, conte pelo tato.',
  'gramatica-classes':
    'Comece pelo nome: a pergunta “como é o cachorro?” puxa “peludo”, e o par já está ligado. Nos artigos, quem circula todo A conta demais; em “começou a chover”, ele não acompanha nome nenhum. Uma cor de lápis por classe, mantida de folha em folha, ajuda quando as colunas aparecem.',
  'corpo-e-sentidos':
    'Na brincadeira do mestre mandou, ponha a mão no cotovelo, no queixo, no tornozelo, nomes que se ouvem pouco. O número da visão em todas as plaquinhas é a resposta de quem olha o papel; peça o gesto do personagem, que cheira, prova ou escuta. Café e limão em potinhos ajudam; recusar um cheiro é permitido.',
  combinacoes:
    'Duas camisetas e três bermudas sobre a cama, de verdade. A criança segura a primeira camiseta e passa as três bermudas; trocar as duas peças ao mesmo tempo é o que faz repetir umas e esquecer outras. A resposta “cinco” é a soma das peças: arrume os conjuntos em duas fileiras de três, e a multiplicação fica à vista.',
  'gramatica-flexao':
    'Um pão, dois pães; um anel, dois anéis; um lápis, dois lápis: diga com as coisas na mão, porque o ouvido chega antes da regra. “Pãos” é de quem já sabe pôr o S; repita a forma certa na conversa. Na frase inteira, artigo e adjetivo ficam para trás: ligue-os ao nome com um arco a lápis.',
  'linha-do-tempo':
    'Estique um barbante e prenda fatos da vida da criança, um palmo por ano; se faltam fotos de bebê, servem os anos de escola. Nos séculos, 1888 vira XVIII para quem copia os dois primeiros algarismos: soma-se 1, e é século XIX. Os anos terminados em 00 ficam sem a soma: 1900 ainda é XIX.',
  temperatura:
    'Por uma semana, anotem na porta da sala a temperatura das oito da manhã e a das duas da tarde, e digam quanto mudou. No termômetro, ache primeiro quanto vale cada tracinho e use a borda de um papel como nível. No gráfico, muitos pintam a coluna até a máxima; cubra a máxima e a mínima e deixe à vista só a diferença.',
  'gramatica-verbos':
    'Três cadeiras em fila, ontem, hoje e amanhã: sentada numa delas, a criança conta o que fez, faz ou fará. Ela dirá “vou jogar” e “a gente joga”, que estão na fala de todos; apresente jogarei e jogamos como o outro jeito, o da escrita. Na tabela, o sujeito se lê junto de cada forma: nós cantamos, eles cantam.',
  moradias:
    'Pergunte de que são o chão, a parede e o telhado do lugar onde a criança dorme; se a casa for assunto difícil, use a escola. Uma caixinha sobre palitos numa bacia, com a água subindo, explica a palafita. Ao ouvir que casa de barro é feia, conte que o barro segura o calor lá fora, e volte ao porquê.',
  'unidades-de-medida':
    'Meça a carteira com o seu palmo e com o da criança: ela chega a um número maior, e dali sai a conclusão: unidade menor cabe mais vezes. Uma garrafa de 1 litro e um copo de 200 mL fazem o mesmo com a água. Nas trocas, usar 100 para tudo é hábito do centímetro; quilo pede 1000 e hora pede 60.',
  'gramatica-sentidos':
    'No antônimo “não alegre”, a ideia está lá e a palavra falta: diga triste e calado e deixe escolher. Toda troca se prova lendo a frase: blusa velha aceita antiga, pão velho não aceita. Nas folhas sem lista, vale qualquer palavra que caiba ali, e duas crianças podem acertar com respostas diferentes.',
  brincadeiras:
    'Aceite o nome de casa ao lado do nome da folha: a pipa de uns é papagaio ou pandorga de outros. Nas duas cenas, avise que o X pode ir nas duas colunas; a criança costuma parar no primeiro. Para ordenar as regras, alguém lê um passo e ela executa: o que ainda não dá para fazer está fora do lugar.',
  'receita-para-mais':
    'De 4 para 8 pessoas, 3 ovos viram 7 para quem soma 4 em tudo. Ponha duas receitas iguais lado a lado, com copos e colheres, e conte o que há na mesa. Na partilha em que um leva o dobro, dividir por 2 é o tropeço: dê uma tampinha a um e duas ao outro, rodada após rodada, até acabar.',
  'gramatica-pontuacao':
    'Diga “choveu” de três jeitos e peça o cartão do sinal que se ouviu; com quem não percebe a melodia da voz, combine um gesto para cada sinal. A vírgula posta a cada respiro acaba entre sujeito e verbo: “o menino, correu”. Nos diálogos, uma cor para quem fala e outra para quem narra mostra onde vai o travessão.',
  profissoes:
    'Visite a merendeira, o porteiro, a zeladora e peça para ver uma ferramenta do trabalho de cada um; na volta, a criança faz o gesto e os outros dizem quem é. Se ela estranhar uma mulher na obra ou um homem na cozinha, lembre alguém do bairro. No caminho do produto, parta da loja e pergunte quem o trouxe até ali.',
  'ampliar-e-reduzir':
    'O erro que mais aparece é dobrar só a largura: a figura engorda e fica achatada. Meça com a criança um lado deitado e um lado em pé, com a ponta do lápis em cada quadradinho. Se ela conta as linhas da malha e passa do ponto, pinte de leve o primeiro espaço e recomece dali.',
  'gramatica-silabas':
    'Chame a palavra como quem chama alguém do outro lado do pátio, “caneeeta”: a sílaba que estica é a forte. A criança que procura só o acento escrito para em “urubu”, que não leva nenhum. Na hora de pintar a classe, a contagem começa pelo fim da palavra: última, penúltima, antepenúltima.',
  'dia-e-noite':
    'Muita criança põe todos os bichos a dormir à noite, porque é o que ela faz; lembre o que se ouve da janela com a luz apagada: grilo, sapo, coruja. Nas placas de horário, risque uma linha com as horas e ponha um botão na abertura e outro no fechamento. O lugar atende se a hora perguntada cai entre os dois.',
  'operacoes-inversas':
    'Ao pedir a volta de 7 + 5 = 12, é comum receber 5 + 7: a criança trocou as parcelas e nada se desfez. Dê 12 grãos de feijão e deixe que ela retire os 5 para chegar ao 7. Para as multiplicações, corte um retângulo de papel quadriculado e dobre depois da 10ª coluna; os quadradinhos continuam os mesmos.',
  'familia-de-palavras':
    'Cubra o começo da palavra com o dedo: de “refazer” sobra “fazer”; de “recado” não sobra palavra alguma. Se “terror” foi parar na família de “terra”, peça que a criança explique uma pela outra. “Terreno” é um pedaço de terra; na explicação de “terror”, a terra não entra.',
  'antes-e-agora':
    'Leve uma foto antiga da escola ao lugar em que foi tirada e compare ali mesmo. Na folha, a criança põe um dedo em cada imagem, na mesma parte; sem isso responde “mudou tudo”, presa às roupas e aos carros. No filme, anote o ano da placa num cartão e leve o cartão até cada data.',
  'quadro-do-cem':
    'Embaixo do 34, a criança que ainda conta de um em um escreve 35. Volte ao quadro inteiro com um botão e dite passos, um para baixo, dois para a direita; ela diz o número antes de olhar. No fim da linha o botão atravessa o quadro e desce uma casa: treine essa virada à parte.',
  dicionario:
    'A criança que procura “correram” e desiste precisa saber onde a palavra mora: o verbo fica em “correr”, o plural no singular, “bonita” em “bonito”. Comece por fichas com nomes da turma de mesma inicial, para que a segunda e a terceira letra decidam. Uma tira de alfabeto na carteira poupa recitar desde o A.',
  'campo-e-cidade':
    'Abra a lancheira na mesa e siga um item para trás: quem para em “veio do mercado” precisa de mais um “e antes disso”, até chegar à cana, à vaca ou à árvore. Nas etapas fora de ordem, copie as frases em tiras e ponha primeiro a última no lugar, pois o produto pronto a criança já conhece.',
  'par-e-impar':
    'Encha a mão de tampinhas e arrume em duas fileiras: a que fica sem companheira mostra o ímpar. Em 47, a resposta “par” vem do 4; cubra a dezena com o dedo. O 30 pede parada, porque o zero parece vazio. Na soma de dois ímpares, junte as tampinhas que sobraram e veja a dupla se formar.',
  'palavras-que-retomam':
    'Ponha na frase, no lugar do pronome, o nome que a criança escolheu e leia em voz alta: o ouvido recusa o que não cabe. O nome mais perto atrai; às vezes é preciso voltar uma frase. “Porque” e “por isso” se trocam muito; compare “molhou porque choveu” com “choveu, por isso molhou” e marque o que veio primeiro.',
  'meios-de-transporte':
    'Uma fita azul no chão vira rio, e a turma combina por onde cada carrinho pode passar. Na dúvida entre terra, água e ar, pergunte o que fica embaixo do veículo durante a viagem; a balsa com carros em cima engana muita criança. Fluvial e marítimo se separam pelo gosto da água: doce no rio, salgada no mar.',
  'dobro-e-metade':
    'Encoste um espelho ao lado de seis tampinhas e conte tudo o que se vê: é o dobro. Quem diz oito somou dois; volte às duas bandejas com o mesmo tanto. Na esteira, quando o número conhecido está no fim, a criança costuma repetir a máquina: ande com o dedo para trás e diga a operação contrária.',
  'contas-da-casa':
    'Pegue um boleto já pago, com nome, CPF e códigos riscados, e procure nele os mesmos campos. “Beneficiário” confunde: a criança pensa em quem usa o serviço, e a palavra indica quem recebe o dinheiro. Ao ver várias datas, ela copia a primeira; mostre que cada data tem um nome impresso ao lado.',
  'ceu-e-terra':
    'Em dia de sol, ponha um cabo de vassoura em pé num balde de areia e risque a sombra com giz cedo, no meio do dia e à tarde, sempre de costas para o Sol. O tropeço é escrever leste onde cai a sombra da manhã: ali fica o oeste. Para as fases, a criança desenha a Lua que viu no céu, em dias diferentes do mês.',
  fracoes:
    'Dobre tiras de papel do mesmo comprimento em duas, três e quatro partes e deixe à mão. Se a criança escreve 2/3 para duas partes pintadas e três em branco, comparou as cores e esqueceu o todo: conte todas e anote esse número primeiro, embaixo. Se 1/4 lhe parece maior que 1/3, volte às tiras.',
  'contar-a-historia':
    '“Aqui tem um menino, aqui tem uma árvore”: quem descreve cada cena ainda não contou a história. Aponte o espaço entre dois quadros e pergunte o que aconteceu ali. No ditado, escreva as palavras da criança e leia de volta; ela mesma corta os “e aí”. Se a mão cansa, grave a fala, e ela copia frase por frase.',
  'corpo-por-dentro':
    'Contem a pulsação por 30 segundos, sentados e depois de caminhar pelo corredor, e anotem a diferença. No cartaz, o corpo está de frente, e a esquerda dele fica à nossa direita; segure a folha diante do peito da criança, com o desenho para fora. O caminho do ar e o da comida se cruzam na garganta e pedem duas cores.',
  regua:
    'Em muitas réguas de plástico, o zero fica uns milímetros depois da borda; procure-o com a criança e encoste ali um palito, um lápis, a borracha. Medir a partir do 1 dá sempre um centímetro a mais. Para a mão que treme, prenda a régua com fita. Uma régua quebrada, que começa no 4, prepara as últimas folhas.',
  'escrever-bilhete':
    'Faça o papel circular de verdade: a criança pede giz à secretaria por bilhete e espera a resposta por escrito. O que mais falta é a assinatura, porque quem escreve sabe quem é. Releia no dia seguinte, como se fosse o destinatário: “amanhã” sem data já não serve. No envelope, o remetente vai no verso.',
  'patrimonio-do-brasil':
    'Para separar material de imaterial, pergunte o que resta quando todos vão embora: a igreja fica na praça; a roda de capoeira só volta quando alguém joga. Se a criança diz que os indígenas “viviam”, mostre um território no mapa e releia a frase no presente. Peça em casa uma receita, um canto, um ponto de renda.',
  graficos:
    'Risque cada figura ao pintar o seu quadrinho: misturadas, elas são contadas duas vezes. A coluna cresce do chão, sem buracos, como uma torre de blocos, e vale montar uma assim na mesa. À pergunta “quantos a mais”, muitos respondem o total da coluna alta; cubra a parte igual das duas e conte só o que passa.',
  'cartaz-e-anuncio':
    'Pendure um cartaz da escola, recue dez passos e veja o que ainda se lê: é isso que precisa ser grande. O slogan cabe num fôlego; se a criança explica (“porque a água é muito importante para todos nós”), peça a mesma ideia em cinco palavras. No anúncio, escrever o pedido antes do título costuma destravar.',
  'memorias-da-familia':
    'Diga “quem cuida de você” e aceite a avó, a madrinha, a casa de acolhimento. Nem toda família guarda fotos; uma panela, uma música ou um apelido também servem de lembrança. No mapa das chegadas, a criança numera na ordem em que lê: copie os anos em papeizinhos e arrume primeiro só os números.',
  'ler-graficos':
    'No pictograma, a resposta pequena demais mostra que a criança contou desenhos sem ler a legenda; escreva o valor embaixo da primeira figura. No gráfico de linha, um canto de cartolina apoiado na semana leva o olho até a altura certa. Na conclusão, “cresceu muito” volta com a pergunta: quantos centímetros.',
  'jornal-da-turma':
    'Conte o recreio em duas frases, com o fato mais importante na primeira: é o lide. A criança que abre com “acordamos cedo” ainda narra em ordem de história. A manchete costuma trazer o verbo no presente e dispensa o ponto final: “Turma colhe alface”. Palavras como “linda” e “infelizmente” denunciam opinião.',
  combinados:
    'Prefira o combinado que diz o que fazer: “ande devagar” a criança cumpre; “comporte-se” ela precisa adivinhar, ainda mais se tem autismo. Ensaie um combinado com o corpo, no lugar dele, e só depois procure na folha quem o segue. Fale da cena, sem citar colegas. Na lista, o verbo vem primeiro: guardar, esperar, ouvir.',
  calendario:
    'Mude um prendedor de lugar no calendário da parede todo dia, na mesma hora. Os nós da mão fechada dizem se o mês tem 31 dias; fevereiro de 2027 acaba no 28. Uma semana depois fica na casa de baixo. De 5 a 9 são quatro pulos, e a criança que diz cinco contou também o dia da saída.',
  'carta-com-opiniao':
    'Escolham um incômodo de verdade da escola e descubram quem pode resolvê-lo, porque toda reclamação precisa de destinatário. “É ruim porque é chato” repete a opinião; o argumento traz algo que outra pessoa possa conferir: a fila dura o recreio inteiro. Carta que só briga ganha uma linha com o pedido.',
  'cidade-de-todos':
    'Na volta do quarteirão, pergunte em cada porta quem pode entrar e quem cuida dali: o mercado recebe todo mundo e tem dono; a praça é de todos, e a prefeitura cuida. Nas folhas de opinião, use duas cadeiras, a favor e contra, e troque de lugar. Os direitos começam pelo que se vê: a rampa, a vaga na escola.',
  solidos:
    'Ponha uma caixa, uma lata e um chapéu de festa num saco de pano e deixe as mãos darem o nome; serve também a quem enxerga pouco. Se a criança chama o cubo de quadrado, molhe uma face em guache e carimbe: quadrada é a marca. Ao contar arestas, cole um pedaço de fita em cada uma, porque a caixa gira e elas se repetem.',
  'frases-no-varal':
    'Diga “o gato bebe leite” e avance um passo por palavra: quase sempre o “o” fica sem passo, colado no gato. Palavra curta também ganha o seu lugar no varal. Ao copiar, o dedo deitado depois de cada palavra guarda o espaço; um palito de sorvete faz o mesmo. Para os sinais, leia uma frase em três tons de voz.',
  'povos-e-tempos':
    'Estenda dez metros de barbante no pátio, um para cada mil anos: os três tempos do vale ganham distância, e dez anos de vida medem um centímetro. Para nômade e fixo, encha uma mochila com o que se leva nas costas; o celeiro fica. Ao ouvir “eram atrasados”, pergunte o que aquele povo sabia fazer que nós não sabemos.',
  'formas-planas':
    'Recorte um quadrado de papelão, gire devagar e pergunte o nome a cada parada: se vira “balão” quando fica de ponta, a criança está lendo a posição. Ao contar os lados, faça um risco no primeiro; sem ele, a volta não acaba. Nas construções, procure uma forma só, até o fim, e depois troque de lápis.',
  'quadrinhas-e-trava-linguas':
    'Cante ou recite de cor, batendo o pé no fim de cada verso, até a turma dizer sozinha a última palavra; só então mostre o papel. Se “boneca” vira rima de “bola”, a criança está ouvindo o começo. Trava-língua sai lento e acelera depois; a criança que gagueja vai em coro, na velocidade que quiser.',
  'lugar-onde-vivo':
    'Olhem pela janela: que roupa passa na rua hoje, que fruta se vende na esquina nesta época. Em cidade quente, há criança que desenha neve no inverno, porque viu em filme; fale da chuva e da colheita dali. Para os mapas, monte o trajeto com cadeiras e caminhe dizendo “logo”, “entre”, “perto”.',
  'massa-e-capacidade':
    'Um cabide com uma sacola em cada ponta já é balança: ponha de um lado uma bexiga cheia e do outro uma pedra pequena. Guarde na sala um pacote de 1 kg de arroz, para a criança segurar sempre que escolher a unidade. No ponteiro, descubram primeiro quanto vale cada risquinho; o erro comum é contar de um em um.',
  'relato-de-experiencia':
    'Façam a experiência: um cubo de gelo na peneira ou um feijão no algodão, com um desenho a cada mudança. Se o gelo “ficou triste” ou o feijão “quis sair”, a criança entrou na fantasia; peça o que ela viu, ouviu ou mediu. Palpite também tem lugar, anotado antes, com a palavra “acho”.',
  'contar-na-feira':
    'Monte uma banca com laranjas e limões e peça “me dê cinco”: é mais difícil que contar, e mostra se o número virou quantidade. Terminada a contagem, pergunte quantas são; recomeçar do um mostra que a criança ainda não sabe que o último número diz o total. Para o dez, corte uma caixa de ovos em dez casas.',
  'regras-do-jogo':
    'Joguem uma rodada curta e só depois leiam. Quando a criança escrever um passo, faça exatamente o que está no papel: se faltou dizer onde jogar a pedrinha, fique parado, e ela completa. “A gente pula” conta um jogo que houve; “pule” ensina a jogar. Na cabra-cega, quem não gosta da venda pode só fechar os olhos.',
  'trem-das-contas':
    'Em 9 − 3, a resposta 7 vem de contar “nove, oito, sete”, com o nove já valendo um passo; mostre nove dedos e dobre três. Na soma, a criança guarda o número maior na cabeça e segue a partir dele. No vagão misterioso, quem junta os dois números à vista ainda lê o igual como ordem de fazer a conta.',
  'resenha-critica':
    '“Tem 32 páginas” se confere no livro; “é engraçado” outro leitor pode negar: com essas duas provas a criança separa o que apresenta do que avalia. Numa roda, cada um elogia um ponto e critica outro, com a página aberta. O texto que conta tudo virou resumo; peça que pare antes do desfecho.',
  'natal-de-contas':
    'As bolas não estão em fila: escolha com a criança por onde começar, pela ponta ou pelo pé da árvore, e ponha um tracinho nas prontas. Com três números, ligue a lápis os dois que dão dez, 6 e 4 ou 7 e 3, e some o que ficou. Se a família não festeja o Natal, leve as mesmas contas em papéis pendurados num galho.',
  'verbete-de-enciclopedia':
    'Jogue adivinha com bichos: “é uma ave, vive no Pantanal, tem o bico comprido”. A definição se escreve assim, o grupo na frente e a diferença depois. Anotação com “eu acho” ou “fofinho” fica de fora; a criança que quer guardá-la usa o verso. Um livro de animais aberto na mesa mostra onde se põe a legenda.',
  bandeirinhas:
    'Pendure números num barbante com pregadores, vire três de costas e deixe a criança dizer quais são. Nos fios que andam para trás, muitos completam para a frente: ache dois vizinhos conhecidos e escreva entre eles “+ 5” ou “− 5”. A regra só vale quando dá certo até a última bandeirinha.',
  'piadas-e-cartuns':
    'Dobre uma folha ao meio e desenhe “manga” duas vezes, a da camisa e a da mangueira; a graça nasce quando cada pessoa pensa num desenho. Para a criança autista que toma as palavras ao pé da letra, esse par explica o cartum, e rir fica a gosto. Leia os balões em duas vozes: quem responde faz cara séria.',
  'poema-na-pagina':
    'Leia o poema em voz alta com a folha virada e só depois mostre por onde ele anda na página. Verso em pé ou em curva cansa quem tem dislexia ou baixa visão: copie-o em linha reta ao lado, e o dedo segue o original. Para o poema próprio, a criança ensaia com o seu nome, subindo uma escada ou rolando um morro.',
  'cena-de-teatro':
    'Ler a rubrica como se fosse fala é o tropeço de estreia: entregue-a a um colega, que faz o gesto enquanto o outro lê. Experimente “o fogo apagou” chorando, cochichando, rindo. No discurso direto, “disse que estava com fome” vira “estou com fome”. Quem não quer o palco faz a chuva com papel amassado.',
  'um-fato-varias-midias':
    'Peça a três colegas que escrevam, sem conversar, o que viram no recreio, e marque o que aparece nos três papéis. Na mensagem de celular, a criança confia porque “foi minha tia que mandou”; pergunte quem viu e quem só repassou. Nome de quem apurou, data e entrevista contam pontos; pressa para repassar tira.',
}
