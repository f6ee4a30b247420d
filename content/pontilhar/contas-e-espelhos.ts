/** Dots that ask for more: counting in steps, even and odd, halves. */
import { readSheets } from '../read-sheets.ts'

export const CONTAS_E_ESPELHOS = [
  ...readSheets(
    'pontilhar-saltos',
    `
    saltos-de-dois-surpresa | De dois em dois aparece… | facil 2 2 | 5-7 P - | contar de 2 em 2, ligar pontos
    Dois, quatro, seis: quem tentar ligar no um a um não chega a lugar nenhum.
    saltos-de-cinco-surpresa | Pontos de cinco em cinco | facil 5 2 | 8-10 C $ | contar de 5 em 5, ligar pontos
    Uma folha curtinha para firmar a contagem que se usa no relógio.
    saltos-de-dez-surpresa | Dezenas que desenham | facil 10 3 | 5-7 C $ | dezenas, ligar pontos
    Dez, vinte, trinta… três figuras diferentes para descobrir.
    saltos-de-tres-surpresa | O desenho da tabuada do três | medio 3 2 | 8-10 P $ | múltiplos de 3, ligar pontos
    A sequência do três vira contorno. Ótima para decorar sem perceber.
    saltos-de-quatro-surpresa | Quatro a quatro | medio 4 2 | 8-10 C $ | múltiplos de 4, ligar pontos
    Some quatro a cada passo e procure o próximo ponto. Escreva embaixo o que apareceu.
    saltos-de-dez-ida | Uma centena de pontinhos | medio 10 3 | 8-10 P $ | dezenas, ligar pontos
    A contagem passa do cem e continua. Leia alguns números em voz alta pelo caminho.
    saltos-de-dois-volta | Descendo de dois em dois | desafio 2 3 | 8-10 C $ | contagem regressiva, números pares
    Comece no maior número e volte. Parece igual, mas exige muito mais atenção.
    saltos-de-cinco-volta | Para trás, de cinco em cinco | desafio 5 2 | 8-10 P - | contagem regressiva, múltiplos de 5
    Uma viagem de volta até o cinco. Quem aparece no fim do caminho?
    saltos-de-tres-volta | A volta dos três | desafio 3 4 | 10+ C $ | contagem regressiva, múltiplos de 3
    Subtrair três várias vezes seguidas é um treino de cálculo mental disfarçado.
    saltos-de-quatro-volta | Quatro passos para trás | desafio 4 4 | 10+ P $ | contagem regressiva, cálculo mental
    Figuras com muitos pontos e números grandes, para quem já domina a tabuada do quatro.
    saltos-de-cem-volta | Mil, novecentos, oitocentos… | desafio 100 4 | 10+ C $ | centenas, contagem regressiva
    Das centenas mais altas até o cem. Quatro figuras com muitos pontos.
    `,
  ),
  ...readSheets(
    'pontilhar-pares-impares',
    `
    so-os-pares | Só os pares entram | facil pares 1 | 5-7 C - | números pares, ligar pontos
    Há números intrusos espalhados. Se terminou em 0, 2, 4, 6 ou 8, pode ligar.
    pares-em-fila | Pares em fila | facil pares 2 | 8-10 P $ | números pares, ligar pontos
    Antes de começar, risque os ímpares. Depois ligue os que sobraram, do menor ao maior.
    so-os-impares | A vez dos ímpares | facil impares 1 | 8-10 C $ | números ímpares, ligar pontos
    Um, três, cinco… os pares ficam só olhando desta vez.
    impares-em-acao | Ímpares em ação | facil impares 3 | 8-10 P $ | números ímpares, ligar pontos
    Três figuras e alguns números que não pertencem a elas. Quem percebe primeiro?
    pares-entre-intrusos | Pares entre intrusos | medio pares 2 | 8-10 C $ | números pares, atenção
    Os intrusos ficaram mais espertos e se escondem perto da linha.
    impares-entre-intrusos | Ímpares, atenção redobrada | medio impares 2 | 8-10 P - | números ímpares, atenção
    Olhe só o último algarismo: ele diz tudo o que é preciso saber.
    pares-no-jardim | O que os pares escondem? | medio pares 4 | 8-10 C $ | números pares, surpresa
    Quatro desenhos surpresa. Anote o nome de cada um na linha de baixo.
    impares-misteriosos | Mistério ímpar | medio impares 4 | 10+ P $ | números ímpares, surpresa
    A turma pode apostar no desenho depois dos dez primeiros pontos.
    pares-desafio | Só pares até o fim | desafio pares 3 | 10+ C $ | números pares, concentração
    Quase trinta pontos certos e mais de dez errados em cada página.
    impares-desafio | Ímpares até cansar | desafio impares 3 | 10+ P $ | números ímpares, concentração
    Números até perto de sessenta, todos misturados. Um erro muda o desenho inteiro.
    pares-maratona | Maratona dos pares | desafio pares 5 | 10+ P $ | números pares, coleção
    Cinco figuras longas para fechar o estudo de pares e ímpares.
    `,
  ),
  ...readSheets(
    'pontilhar-metade',
    `
    meio-coracao-em-pontos | Meio coração | facil coracao 1 | 5-7 C - | simetria, ligar pontos
    Um lado já está pronto, o outro nasce dos números. Dobre a folha e veja se combina.
    meia-maca-em-pontos | A maçã dos dois lados | facil maca 1 | 5-7 P $ | simetria, frutas
    Poucos números e uma curva gostosa de fazer.
    meia-estrela-em-pontos | Meia estrela brilha menos | facil estrela 2 | 5-7 C $ | simetria, ligar pontos
    Complete as pontas que faltam para a estrela voltar a brilhar.
    meio-sino-em-pontos | O sino que perdeu um lado | facil sino 2 | 5-7 P $ | simetria, natal
    Dois desenhos simples para descobrir que o lado direito repete o esquerdo.
    meio-gato-em-pontos | Só metade do gato | medio gato 2 | 5-7 C $ | simetria, bichos
    A contagem não começa no um! Repare no primeiro número antes de sair ligando.
    meia-arvore-em-pontos | Uma árvore pela metade | medio arvore 2 | 8-10 P $ | simetria, natureza
    Acompanhe com os olhos o lado pronto enquanto a mão faz o outro.
    meia-coroa-em-pontos | A coroa quebrada | medio coroa 3 | 8-10 C $ | simetria, ligar pontos
    Três metades para consertar. Os números seguem de um em um a partir da dezena.
    meio-porco-em-pontos | Cadê o outro lado? | medio porco 2 | 8-10 P - | simetria, fazenda
    Boa para conversar sobre o que é simétrico no rosto dos bichos e no nosso.
    meio-foguete-em-pontos | Conserto de foguete | desafio foguete 2 | 8-10 C $ | simetria, espaço
    Contagens que começam em números inesperados e vão longe.
    meia-coruja-em-pontos | O lado escuro da coruja | desafio coruja 3 | 10+ P $ | simetria, ligar pontos
    Muitos pontos e traços curtos: o contorno sai quase sem emendas.
    meio-cachorro-em-pontos | Reencontro das metades | desafio cachorro 4 | 10+ C $ | simetria, concentração
    Quatro figuras completas pela metade. Para quem gosta de capricho.
    `,
  ),
]
