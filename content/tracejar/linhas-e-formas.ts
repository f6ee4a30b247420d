/** Tracing before writing: straight lines, waves, zigzags, spirals, shapes. */
import { readSheets } from '../read-sheets.ts'

export const LINHAS_E_FORMAS = [
  ...readSheets(
    'tracejar-retas',
    `
    retas-que-descem | Lá de cima até embaixo | facil verticais 1 | 3-4 C - | linhas verticais, traçado
    Três linhas longas para puxar o lápis de cima para baixo, sem pressa e sem parar.
    retas-deitadas | De um lado para o outro | facil horizontais 2 | 3-4 P $ | linhas horizontais, traçado
    Da esquerda para a direita, como quem lê. Cada bicho tem um lugar para chegar.
    retas-inclinadas | Ladeira abaixo | facil inclinadas 2 | 3-4 C $ | linhas inclinadas, traçado
    Agora o caminho é torto de propósito. A folha pode ficar parada; quem se mexe é o braço.
    chuva-de-linhas | Chuva de linhas | medio verticais 2 | 3-4 P $ | linhas verticais, coordenação
    Cinco linhas por página, boas para experimentar giz, caneta grossa e lápis.
    pistas-paralelas | Pistas lado a lado | medio horizontais 3 | 5-7 C $ | linhas horizontais, coordenação
    Quem chega primeiro? Faça todas as linhas no mesmo ritmo.
    escorregadores | Escorregadores | medio inclinadas 2 | 5-7 P - | linhas inclinadas, coordenação
    Linhas que descem na diagonal preparam a mão para letras como A, V e N.
    retas-fininhas | Linhas finas, mão firme | desafio verticais 3 | 5-7 C $ | linhas verticais, precisão
    Mais linhas e menos espaço entre elas. O pulso apoiado na mesa ajuda.
    cordas-de-violao | Cordas de violão | desafio horizontais 2 | 5-7 P $ | linhas horizontais, precisão
    Sete linhas por página para traçar como se afinasse um instrumento.
    `,
  ),
  ...readSheets(
    'tracejar-ondas',
    `
    onda-do-peixe | Ondas do mar calmo | facil gato 1 | 3-4 C - | ondas, traçado
    Estradas largas em forma de onda. Passe o dedo, depois o giz, por último o lápis.
    onda-do-pato | O pato nada em curvas | facil pato 2 | 3-4 P $ | ondas, pré-escrita
    O movimento sobe e desce como a respiração. Vale fazer no ar antes de começar.
    onda-do-passaro | Voo ondulado | medio passaro 2 | 3-4 C $ | ondas, pré-escrita
    A estrada ficou mais estreita e as ondas mais curtas.
    onda-da-borboleta | O passeio da borboleta | medio borboleta 3 | 5-7 P $ | ondas, coordenação
    Quatro caminhos por página, para a mão pegar o ritmo de subir e descer.
    onda-do-caracol | Rastro de caracol | desafio caracol 2 | 5-7 C $ | ondas, continuidade
    Sem estrada de apoio: só os pontinhos. A última linha termina por conta da criança.
    onda-da-baleia | Mar agitado | desafio tartaruga 3 | 5-7 P $ | ondas, continuidade
    Ondas curtinhas e muitas, sem levantar a ponta do lápis até chegar ao fim.
    `,
  ),
  ...readSheets(
    'tracejar-ziguezague',
    `
    zigue-zague-do-coelho | Zigue, zague, coelho! | facil coelho 1 | 3-4 C - | zigue-zague, traçado
    Poucas pontas e caminho largo. Diga “sobe” e “desce” enquanto traça.
    zigue-zague-do-sapo | Os saltos do sapo | facil sapo 2 | 3-4 P $ | zigue-zague, pré-escrita
    Em cada bico, o lápis para um instante e muda de direção.
    zigue-zague-do-rato | Fuga em zigue-zague | medio rato 2 | 5-7 C $ | zigue-zague, pré-escrita
    O rato despista todo mundo. Siga os bicos sem arredondar as pontas.
    zigue-zague-da-abelha | Uma abelha confusa | medio abelha 3 | 5-7 P $ | zigue-zague, coordenação
    Exercício curto para aquecer a mão antes de escrever letras com pontas, como M e W.
    zigue-zague-dente-de-serra | Dente de serra | desafio carro 2 | 5-7 P - | zigue-zague, precisão
    Muitos bicos pequenos e uma última linha para terminar sem ajuda.
    zigue-zague-do-raio | Raios e trovões | desafio foguete 3 | 5-7 C $ | zigue-zague, precisão
    Bicos agudos e próximos: vá devagar que a velocidade vem depois.
    `,
  ),
  ...readSheets(
    'tracejar-espiral',
    `
    espiral-gigante | Uma espiral gigante | facil caracol 1 | 3-4 C - | espiral, traçado
    Uma só espiral ocupa a folha inteira. Comece por fora e vá girando até o meio.
    espiral-da-abelha | A abelha faz voltas | facil abelha 2 | 3-4 P $ | espiral, coordenação
    Gire o lápis, não a folha! Bom exercício para soltar o ombro e o pulso.
    espiral-do-redemoinho | Redemoinhos | medio pato 2 | 5-7 C $ | espiral, pré-escrita
    Quatro espirais menores, para um lado ou para o outro.
    espiral-do-foguete | Órbitas | medio foguete 2 | 5-7 P $ | espiral, espaço
    Cada viajante gira até o destino no centro. Tente sem encostar nas voltas vizinhas.
    espiral-do-sono | Voltas que acalmam | desafio coruja 2 | 5-7 P $ | espiral, relaxamento
    Espirais apertadas, boas para baixar o ritmo depois de uma brincadeira agitada.
    espiral-do-laco | Pirulitos de espiral | desafio gato 3 | 5-7 C $ | espiral, precisão
    Seis por página. Depois de traçar, transforme cada uma em pirulito, caracol ou rosa.
    `,
  ),
  ...readSheets(
    'tracejar-formas',
    `
    formas-um-circulo | Redondo, redondinho | facil circulo 1 | 3-4 C - | círculo, formas geométricas
    Dois círculos enormes para contornar muitas vezes, cada volta de uma cor.
    formas-um-quadrado | Quatro lados iguais | facil quadrado 1 | 3-4 P $ | quadrado, formas geométricas
    Parar em cada canto é a parte mais importante deste traçado.
    formas-um-triangulo | Três pontas | facil triangulo 1 | 3-4 C $ | triângulo, formas geométricas
    Sobe, desce e volta: o triângulo se fecha onde começou.
    formas-uma-estrela | Estrela sem tirar o lápis | facil estrela 1 | 5-7 P $ | estrela, formas
    Cinco pontas e muitas mudanças de direção. Faça devagar.
    formas-um-coracao | Coração para contornar | facil coracao 1 | 3-4 C $ | coração, formas
    Duas curvas que se encontram embaixo. Recorte depois e faça um cartão.
    formas-para-comecar | Conheça as formas | facil mistas 3 | 3-4 P $ | formas geométricas, vocabulário
    Duas formas por página com o nome escrito. Procure na sala objetos parecidos.
    formas-em-dupla-fila | Seis formas, um nome para cada | medio mistas 2 | 5-7 C $ | formas geométricas, traçado
    Cubra cinco e desenhe a última de memória, do tamanho que couber no quadro.
    formas-retangulos | Retângulos em todo lugar | medio retangulo 1 | 5-7 P $ | retângulo, formas geométricas
    Do maior para o menor. Em que coisas da casa mora um retângulo?
    formas-losangos | Losangos como pipas | medio losango 1 | 5-7 C $ | losango, formas geométricas
    Linhas inclinadas dos quatro lados. Enfeite com rabiola no final.
    formas-hexagonos | Seis lados | medio hexagono 1 | 8-10 P - | hexágono, geometria
    A forma dos favos de mel. Conte os lados e os cantos de cada um.
    formas-todas-juntas | Álbum das formas | desafio mistas 3 | 8-10 C $ | formas geométricas, coleção
    Doze formas por página, pequenas e com nome. Serve de ficha para consulta.
    formas-pentagonos | Família do pentágono | desafio pentagono 1 | 8-10 P $ | pentágono, geometria
    Onze tamanhos diferentes e um quadro vazio para fazer o seu.
    formas-ovais | Ovais de todos os tamanhos | desafio oval 1 | 5-7 C $ | oval, coordenação
    Curvas fechadas cada vez menores: mão leve e sem levantar o lápis.
    `,
  ),
]
