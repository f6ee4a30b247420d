/** Things that only children here know, in our own drawings. One line each, read by `readRecords`. */
export const BRAZIL = `
capybara - capivara a 1.2
jaguar - onça a 1.8
anteater - tamanduá o 1.9
golden-tamarin - mico-leão o .5 pl:micos-leões =macaco
macaw - arara a .85 =papagaio
tortoise - jabuti o .5 =tartaruga
armadillo - tatu o .6
toucan - tucano o .6
coati - quati o .9
tapir - anta a 2
piranha - piranha a .3 =peixe
pink-dolphin - boto o 2.2 =golfinho
heron - garça a 1
hummingbird - beija-flor o .1
cashew - caju o .1
jabuticaba - jabuticaba a .03 =uva
guava - goiaba a .08
jackfruit - jaca a .5
passion-fruit - maracujá o .09
acerola - acerola a .03 =cereja
papaya - mamão o .25
acai - açaí o .18
coxinha - coxinha a .1
cheese-bread - pão_de_queijo o .07
brigadeiro - brigadeiro o .04
tapioca - tapioca a .2
pamonha - pamonha a .18
canjica - canjica a .16
cassava - mandioca a .3 =aipim/macaxeira
cuscuz - cuscuz o .2
pastel - pastel o .18
clay-filter - filtro_de_barro o .6 ! =filtro
gourd - cuia a .16 =chimarrão
corncob - espiga a .22 =milho
pacoca - paçoca a .05
popsicle - picolé o .15
cotton - algodão-doce o .35 pl:algodões-doces
bunting - bandeirinhas as 1.5
bonfire - fogueira a 1.2
straw-hat - chapéu_de_palha o .4 ! =chapéu
tambourine - pandeiro o .3
berimbau - berimbau o 1.5
spinning-top - pião o .08
hopscotch - amarelinha a 3
school-desk - carteira a 1
sharpener - apontador o .03
eraser - borracha a .05
lunch-box - lancheira a .3
pencil-case - estojo o .25
peteca - peteca a .25
hammock - rede a 2.2
jangada - jangada a 6 =barco
water-lily - vitória-régia a 1.5 pl:vitórias-régias
ipe - ipê o 9 =árvore
araucaria - araucária a 18 =árvore
sugarloaf - Pão_de_Açúcar o 300 !
steam-train - locomotiva a 9 =trem
school-bus - ônibus_escolar o 9 ! pl:ônibus_escolares =ônibus
cordel - cordel o 1 !
paper-boat - barquinho o .2 =barco
slingshot - estilingue o .2
marbles - bolinhas_de_gude as .02 !
jump-rope - corda a 2
seesaw - gangorra a 2.5
swing - balanço o 2.2
clay-pot - pote_de_barro o .5 ! =vaso
straw-basket - balaio o .5 =cesta
ear-drum - atabaque o 1
caxixi - caxixi o .15 !
oca - oca a 8 =cabana
palm-thatch - cabana_de_palha a 6 ! =casa
cavaquinho - cavaquinho o .6 =violão
`
