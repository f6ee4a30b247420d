/** Putting in order: shadows, sequences, copying on a grid. */
import { readSheets } from '../read-sheets.ts'

export const ORGANIZAR = [
  ...readSheets(
    'sombras',
    `
    sombra-dos-amigos | A sombra de cada amigo | facil bichos 2 | 3-4 P $ | sombras, bichos
    Quatro bichos e quatro sombras fora de ordem. Brinque com lanterna depois da folha.
    sombra-do-lanche | Teatro de sombras do lanche | facil comidas 1 | 3-4 C - | sombras, comidas
    Formas conhecidas de todo dia, para acertar só pelo contorno.
    sombra-do-caminho | Sombras no meio do caminho | facil passeio 3 | 3-4 C $ | sombras, atenção
    Ligue com uma linha contínua, sem levantar o lápis.
    sombra-das-coisas | A sombra das coisas | medio objetos 2 | 5-7 P $ | sombras, objetos
    Cinco pares por página. Descreva a sombra em voz alta antes de ligar.
    sombra-na-parede | Bichos na parede | medio bichos 3 | 5-7 C $ | sombras, bichos
    Quando a luz bate, só fica o contorno. Será que dá para reconhecer?
    sombra-na-cozinha | Detetive da cozinha | medio comidas 2 | 5-7 P $ | sombras, comidas
    Duas frutas redondas têm sombras parecidas: olhe o cabinho.
    sombra-giratoria | Sombras que giraram | desafio passeio 2 | 8-10 C $ | sombras, rotação
    As sombras caíram de qualquer jeito. Gire na imaginação até encaixar.
    sombra-de-cabeca-para-baixo | Gira a fruta, gira a sombra | desafio comidas 3 | 8-10 P - | sombras, rotação
    Seis pares por página, nenhum na mesma posição.
    sombra-dos-bichos-tortos | Bichos em piruetas | desafio bichos 4 | 8-10 C $ | sombras, rotação, bichos
    Quem está de ponta-cabeça? Comece pelos que têm detalhes mais diferentes.
    sombra-dos-objetos-tortos | Mudança de casa | desafio objetos 3 | 10+ P $ | sombras, rotação
    Tudo foi parar no caminhão de qualquer maneira. Descubra a sombra de cada coisa.
    `,
  ),
  ...readSheets(
    'sequencia',
    `
    fila-de-formas | Fila de formas | facil formas 2 | 3-4 P $ | sequência, formas
    Um padrão que se repete e um lugar vazio no final. Diga em voz alta para ouvir o ritmo.
    fila-da-quitanda | Sequência da quitanda | facil frutas 1 | 3-4 C - | sequência, frutas
    Maçã, banana, maçã, banana… e agora? Continue com frutas de verdade na mesa.
    fila-de-bichos | Bichos em fila | facil bichos 3 | 3-4 C $ | sequência, bichos
    Três páginas de padrões de dois elementos, para aquecer o raciocínio.
    varal-da-festa | Varal da festa | medio festa 2 | 5-7 P $ | sequência, festa
    Padrões de três peças, como bandeirinhas num varal.
    ceu-que-se-repete | Um céu que se repete | medio ceu 3 | 5-7 C $ | sequência, céu
    Sol, lua, estrela: três passos e o ritmo volta ao começo.
    formas-ritmadas | Formas ritmadas | medio formas 4 | 5-7 P - | sequência, ritmo
    Bata palmas e pés seguindo as formas antes de responder.
    bichos-fujoes | Um bicho fugiu da fila | desafio bichos 2 | 8-10 C $ | sequência, lógica
    O lugar vazio está no meio: é preciso olhar para os dois lados.
    frutas-com-segredo | Espetinho de frutas | desafio frutas 3 | 8-10 P $ | sequência, lógica
    Padrões mais longos, com frutas repetidas de propósito para confundir.
    festa-do-raciocinio | Festa do raciocínio | desafio festa 4 | 8-10 C $ | sequência, lógica
    Qual é a regra? Escreva-a com suas palavras ao lado de uma das filas.
    codigo-das-formas | O código das formas | desafio formas 4 | 10+ P $ | sequência, lógica, formas
    Filas de nove formas com uma lacuna. Troque as formas por letras e o código aparece.
    `,
  ),
  ...readSheets(
    'copiar-na-malha',
    `
    malha-de-nove-pontos | Nove pontos, um desenho | facil pontos 1 | 5-7 P - | malha, cópia
    Linhas curtas e retas em uma malha pequena. Conte os pontos antes de riscar.
    malha-primeiras-copias | Primeiras cópias | facil pontos 3 | 5-7 P $ | malha, organização espacial
    Três páginas com desenhos simples, um bom começo para quem se perde no papel.
    malha-de-dezesseis | Caminho entre os pontos | medio pontos 2 | 8-10 P $ | malha, organização espacial
    Agora há linhas inclinadas. De que ponto sai e a que ponto chega?
    malha-copiadora | A máquina de copiar | medio pontos 3 | 8-10 P $ | malha, cópia
    Quem copia melhor: você ou a máquina? Confira na página de respostas.
    malha-constelacoes | Constelações inventadas | medio pontos 4 | 8-10 P $ | malha, criatividade
    Depois de copiar, dê um nome a cada constelação, como faziam os antigos.
    malha-rapida | Cópia relâmpago | medio pontos 1 | 8-10 P - | malha, atenção
    Uma folha para os últimos dez minutos da aula.
    malha-de-vinte-e-cinco | Vinte e cinco pontos | desafio pontos 2 | 10+ P $ | malha, organização espacial
    Linhas longas com muitas viradas. Sem pressa, de um ponto ao próximo.
    malha-do-arquiteto | Projeto de arquiteto | desafio pontos 3 | 10+ P $ | malha, precisão
    Copie exatamente no mesmo lugar da malha: um ponto ao lado já é outro desenho.
    malha-do-mestre | Mestre da malha | desafio pontos 5 | 10+ P $ | malha, coleção
    Quinze desenhos para copiar em cinco páginas. Para exibir na parede da turma.
    `,
  ),
]
