/** Words: completing, matching with pictures, searching. */
import { readSheets } from '../read-sheets.ts'

export const PALAVRAS = [
  ...readSheets(
    'completar-palavra',
    `
    vogal-fujona-comidas | A vogal fugiu da cozinha | facil comidas 1 | 5-7 C - | vogais, completar
    Falta só uma letra em cada palavra. A figura conta qual é o nome inteiro.
    vogal-fujona-casa | Uma letrinha em falta | facil casa 2 | 5-7 P $ | vogais, casa
    Palavras curtas para completar com A, E, I, O ou U.
    vogal-fujona-passeio | Complete e passeie | facil passeio 2 | 5-7 C $ | vogais, passeio
    Leia a palavra de três jeitos, com três vogais diferentes: qual soa certo?
    silaba-que-falta-comidas | O pedaço que falta | medio comidas 2 | 5-7 P $ | sílabas, comidas
    Some uma sílaba inteira. Às vezes é o começo, às vezes é o fim.
    silaba-que-falta-casa | Conserto de palavras | medio casa 3 | 8-10 C $ | sílabas, casa
    Seis palavras quebradas por página esperando a sílaba certa.
    silaba-que-falta-tudo | Sílabas perdidas | medio tudo 2 | 5-7 C - | sílabas, escrita
    Escreva uma letra em cada tracinho e releia a palavra inteira.
    so-consoantes-bichos | BRBLT? Borboleta! | desafio bichos 2 | 8-10 P $ | vogais, bichos
    Sem as vogais, as palavras parecem código. A figura é a chave.
    so-consoantes-comidas | Receita sem vogais | desafio comidas 3 | 8-10 C $ | vogais, comidas
    Oito palavras por página para recompor letra por letra.
    so-consoantes-passeio | Mensagem sem vogais | desafio passeio 2 | 8-10 P $ | vogais, desafio
    Depois da folha, escreva um bilhete sem vogais para um colega decifrar.
    `,
  ),
  ...readSheets(
    'palavra-e-figura',
    `
    figura-e-nome | Cada figura com o seu nome | facil tudo 1 | 5-7 C - | leitura, palavras
    Palavras curtas, cada uma com uma letra inicial diferente: a primeira pista de leitura.
    figura-e-nome-bichos | Chamada da bicharada | facil bichos 2 | 5-7 P $ | leitura, bichos
    Quem é quem? Leia o começo da palavra e procure o bicho.
    figura-e-nome-comidas | Cardápio ilustrado | facil comidas 2 | 5-7 C $ | leitura, comidas
    Um cardápio de quatro itens para ligar e depois copiar.
    figura-e-nome-casa | Etiquetas pela casa | facil casa 3 | 5-7 P $ | leitura, casa
    Terminou? Escreva etiquetas de verdade e cole nos objetos.
    minusculas-e-figuras | Lendo letrinhas pequenas | medio tudo 2 | 5-7 C $ | leitura, minúsculas
    As palavras agora estão em minúsculas, como nos livros.
    minusculas-bichos | Bichos em letra pequena | medio bichos 2 | 5-7 P - | leitura, minúsculas
    Alguns nomes começam igual: leia até o fim antes de ligar.
    minusculas-comidas | Lista de compras | medio comidas 3 | 8-10 C $ | leitura, comidas
    Faça de conta que é a lista do mercado e ligue ao que vai no carrinho.
    minusculas-passeio | O que vi no passeio | medio passeio 2 | 8-10 P $ | leitura, passeio
    Cinco palavras por página e nenhuma pressa.
    cursiva-e-figuras | Lendo em cursiva | desafio tudo 3 | 8-10 C $ | leitura, letra cursiva
    Ler a cursiva vem antes de escrevê-la. Siga cada letra com o dedo.
    cursiva-e-bichos | Bichos em letra de mão | desafio bichos 2 | 8-10 P $ | leitura, letra cursiva
    Nomes escritos como a professora escreve na lousa.
    cursiva-e-objetos | Bilhetes pela casa | desafio casa 4 | 8-10 C $ | leitura, letra cursiva
    Seis bilhetes, seis objetos. Quem deixou cada um?
    `,
  ),
  ...readSheets(
    'caca-palavras',
    `
    caca-palavras-pequenino | Caça-palavras pequenino | facil tudo 1 | 5-7 C - | caça-palavras, leitura
    Só quatro palavras, todas na horizontal, com figura para ajudar.
    caca-palavras-da-casa | Caça às coisas da casa | facil casa 2 | 5-7 P $ | caça-palavras, casa
    Procure a primeira letra, depois confira a segunda. Achou? Circule tudo.
    caca-palavras-gostoso | Um caça-palavras gostoso | facil comidas 3 | 5-7 C $ | caça-palavras, comidas
    Três grades pequenas para saborear aos poucos.
    caca-palavras-la-fora | Lá fora, entre as letras | facil passeio 2 | 5-7 P $ | caça-palavras, passeio
    Tem sol, tem carro, tem flor. Todos deitadinhos na grade.
    caca-palavras-bicharada | Bicharada escondida | medio bichos 3 | 8-10 C $ | caça-palavras, bichos
    Agora as palavras também descem. São seis bichos por grade.
    caca-palavras-domestico | Perdido dentro de casa | medio casa 2 | 8-10 P - | caça-palavras, casa
    Na horizontal e na vertical, seis objetos que todo mundo tem.
    caca-palavras-do-mercado | No corredor do mercado | medio comidas 2 | 8-10 C $ | caça-palavras, comidas
    Uma lista de seis itens para encontrar antes que o mercado feche.
    caca-palavras-misturado | De tudo um pouco, escondido | medio tudo 4 | 8-10 P $ | caça-palavras, vocabulário
    Quatro grades com palavras de todo tipo. Boa companhia de viagem.
    caca-palavras-em-diagonal | Olha a diagonal! | desafio tudo 2 | 8-10 P $ | caça-palavras, diagonal
    Nove palavras em três direções e nenhuma figura para dar pista.
    caca-palavras-dos-cientistas | Expedição dos bichos | desafio bichos 3 | 8-10 P $ | caça-palavras, bichos
    Grades grandes para jovens exploradores. Risque da lista os nomes que já achou.
    caca-palavras-gigante | Caça-palavras gigante | desafio casa 4 | 10+ P $ | caça-palavras, concentração
    Cento e quarenta e quatro letras por página, nove palavras em cada uma.
    `,
  ),
]
