/** Looking closely: differences, intruders, the same position, tangles. */
import { readSheets } from '../read-sheets.ts'

export const OBSERVAR = [
  ...readSheets(
    'diferencas',
    `
    diferencas-no-jardim | O que mudou no jardim? | facil jardim 1 | 3-4 C - | jogo dos erros, jardim
    Só três mudanças, e bem visíveis: alguém saiu ou outro chegou no lugar.
    diferencas-na-festa | Três diferenças na festa | facil festa 2 | 3-4 P $ | jogo dos erros, festa
    Compare um cantinho de cada vez, com o dedo em cima e o dedo embaixo.
    diferencas-na-rua | A rua de ontem e a de hoje | facil rua 2 | 5-7 C $ | jogo dos erros, cidade
    Alguma coisa sumiu, outra apareceu. Conte em voz alta o que achou.
    diferencas-no-quarto | Quem mexeu no meu quarto? | medio quarto 2 | 5-7 C - | jogo dos erros, quarto
    Agora há objetos virados e encolhidos. Marque um X em cada mudança.
    diferencas-na-praia | Férias na praia, com um porém | medio praia 2 | 5-7 P $ | jogo dos erros, praia
    Duas fotos quase iguais do mesmo dia. Quase!
    diferencas-na-calcada | Detetive de calçada | medio rua 3 | 5-7 C $ | jogo dos erros, atenção
    Três cenas para investigar em dupla: um acha, o outro confere.
    diferencas-no-canteiro | Canteiro trocado | medio jardim 2 | 5-7 P $ | jogo dos erros, atenção
    Repare nos tamanhos e para que lado cada bicho está olhando.
    diferencas-no-aniversario | Sete mudanças no aniversário | desafio festa 2 | 8-10 C $ | jogo dos erros, festa
    Quinze coisas na cena e sete mudanças. Quem acha cinco já está de parabéns.
    diferencas-no-sotao | Bagunça no quarto | desafio quarto 3 | 8-10 P $ | jogo dos erros, concentração
    Sem cores para ajudar: só a forma, o tamanho e a posição.
    diferencas-na-areia | Olho de gaivota | desafio praia 4 | 10+ C $ | jogo dos erros, concentração
    Quatro cenas cheias. Marque o tempo e tente diminuir a cada página.
    `,
  ),
  ...readSheets(
    'o-diferente',
    `
    intruso-entre-bichos | Um bicho fora do grupo | facil bichos 2 | 3-4 P $ | intruso, bichos
    Em cada fileira, um não é como os outros. Fácil de ver, gostoso de explicar.
    intruso-no-passeio | O que não combina na fila? | facil passeio 2 | 3-4 C $ | intruso, atenção
    Pergunte sempre o porquê: a explicação vale tanto quanto a resposta.
    virado-para-tras | Virado para trás | medio objetos 3 | 5-7 C $ | lateralidade, atenção
    Mesmo objeto, outro lado. Imite com o corpo antes de procurar no papel.
    bichos-na-contramao | Bichos na contramão | medio bichos 2 | 5-7 P - | lateralidade, bichos
    Todos seguem para o mesmo lado, menos um. Qual é a direção certa?
    dois-contrarios | Dois contrários em dezoito | desafio passeio 2 | 8-10 P $ | lateralidade, atenção
    Uma fileira por vez, da esquerda para a direita, como numa leitura.
    varredura-visual | Varredura completa | desafio objetos 3 | 8-10 C $ | lateralidade, concentração
    Exercício clássico de busca visual, com respostas no final.
    multidao-de-bichos | Na multidão de bichos | desafio bichos 4 | 10+ C $ | atenção, concentração
    Quatro páginas de grupos quase iguais. Cubra as fileiras já vistas com uma régua.
    `,
  ),
  ...readSheets(
    'mesma-posicao',
    `
    do-mesmo-jeito | Igualzinho ao modelo | facil bichos 1 | 5-7 C - | posição, observação
    O modelo está no quadro; só um dos três ficou do mesmo jeito.
    objetos-na-posicao | De pé, deitado, virado | facil objetos 2 | 5-7 P $ | posição, objetos
    Pegue um objeto de verdade e imite as posições antes de responder.
    giros-no-passeio | Deu uma voltinha | facil passeio 3 | 5-7 C $ | rotação, observação
    Quatro fileiras para achar quem não girou.
    espelho-ou-giro | Girou ou espelhou? | medio bichos 2 | 8-10 C $ | rotação, lateralidade
    Além de girar, alguns foram espelhados. Parecidos, mas não iguais.
    chaves-e-botas | Chaves, xícaras e botas | medio objetos 3 | 8-10 P $ | rotação, lateralidade
    Boa para quem confunde b com d: treina a olhar para que lado a figura aponta.
    barcos-em-giro | Barcos ao vento | medio passeio 2 | 8-10 P - | rotação, atenção
    Um só barco ficou como o modelo. Os outros o vento virou.
    tres-iguais-bichos | Três iguais entre dez | desafio bichos 2 | 10+ C $ | rotação, concentração
    Dez figuras por quadro e exatamente três na posição do modelo.
    tres-iguais-objetos | Inspeção de qualidade | desafio objetos 3 | 10+ P $ | rotação, concentração
    Faça de conta que é uma fábrica: só passam as peças na posição certa.
    tres-iguais-passeio | Giro mental | desafio passeio 4 | 10+ C $ | rotação mental, desafio
    Girar a figura na cabeça, sem girar a folha. Mais difícil do que parece!
    `,
  ),
  ...readSheets(
    'figuras-sobrepostas',
    `
    duas-frutas-juntas | Duas frutas num desenho só | facil frutas 1 | 5-7 C - | figura-fundo, frutas
    Um contorno por cima do outro. Passe o dedo em volta de cada um para separar.
    dois-objetos-juntos | O que está por baixo? | facil objetos 2 | 5-7 P $ | figura-fundo, objetos
    Cubra cada contorno de uma cor e as figuras se separam sozinhas.
    dois-bichos-juntos | Bichos embaraçados | facil bichos 2 | 5-7 C $ | figura-fundo, bichos
    Quem se escondeu no meio das linhas? As opções estão ao lado.
    ceu-embaracado | Céu embaraçado | facil ceu 3 | 5-7 P $ | figura-fundo, céu
    Estrela, lua, nuvem… ligue cada contorno ao seu nome em voz alta.
    tres-frutas-juntas | Vitamina de frutas | medio frutas 2 | 8-10 C $ | figura-fundo, frutas
    Três contornos misturados no mesmo quadro, como no liquidificador.
    tres-objetos-juntos | Gaveta bagunçada | medio objetos 3 | 8-10 P $ | figura-fundo, objetos
    Exercício de figura-fundo para quem se perde em textos e imagens cheias.
    tres-bichos-juntos | Abraço de bichos | medio bichos 2 | 8-10 C - | figura-fundo, bichos
    Orelhas de um, cauda de outro. Quais três estão no abraço?
    quatro-no-ceu | Quatro contornos no céu | desafio ceu 3 | 10+ P $ | figura-fundo, concentração
    Oito opções, quatro certas. Riscar as impossíveis já adianta o trabalho.
    quatro-objetos-juntos | Novelo de objetos | desafio objetos 4 | 10+ C $ | figura-fundo, concentração
    Siga uma linha por vez e não deixe o olho pular para a vizinha.
    `,
  ),
]
