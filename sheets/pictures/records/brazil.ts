/** Things that only children here know, in our own drawings. One line each, read by `readRecords`. */
export const BRAZIL = `
capybara - capivara a 1.2 is:animal
jaguar - onça a 1.8 is:animal
anteater - tamanduá o 1.9 is:animal
golden-tamarin - mico-leão o .5 pl:micos-leões =macaco is:animal
macaw - arara a .85 =papagaio is:animal
tortoise - jabuti o .5 =tartaruga is:animal hard
armadillo - tatu o .6 is:animal
toucan - tucano o .6 is:animal
coati - quati o .9 is:animal hard
tapir - anta a 2 is:animal hard unclear
piranha - piranha a .3 =peixe is:animal unclear
pink-dolphin - boto o 2.2 =golfinho is:animal hard unclear
heron - garça a 1 is:animal unclear
hummingbird - beija-flor o .1 is:animal
cashew - caju o .1 is:comida
jabuticaba - jabuticaba a .03 =uva is:comida
guava - goiaba a .08 is:comida alone
jackfruit - jaca a .5 is:comida unclear
passion-fruit - maracujá o .09 is:comida
acerola - acerola a .03 =cereja is:comida hard
papaya - mamão o .25 is:comida
acai - açaí o .18 is:comida
coxinha - coxinha a .1 is:comida unclear
cheese-bread - pão_de_queijo o .07 is:comida
brigadeiro - brigadeiro o .04 is:comida
tapioca - tapioca a .2 is:comida hard unclear
pamonha - pamonha a .18 is:comida unclear
canjica - canjica a .16 is:comida hard unclear
cassava - mandioca a .3 =aipim/macaxeira is:comida hard unclear several
cuscuz - cuscuz o .2 is:comida hard unclear
pastel - pastel o .18 is:comida unclear
clay-filter - filtro_de_barro o .6 ! =filtro
gourd - cuia a .16 =chimarrão hard
corncob - espiga a .22 =milho is:comida hard
pacoca - paçoca a .05 is:comida unclear
popsicle - picolé o .15 is:comida unclear
cotton - algodão-doce o .35 pl:algodões-doces is:comida
bunting - bandeirinhas as 1.5 beside several
bonfire - fogueira a 1.2 beside
straw-hat - chapéu_de_palha o .4 ! =chapéu
tambourine - pandeiro o .3
berimbau - berimbau o 1.5 hard
spinning-top - pião o .08 beside
hopscotch - amarelinha a 3 unclear beside
school-desk - carteira a 1
sharpener - apontador o .03 alone
eraser - borracha a .05
lunch-box - lancheira a .3 alone
pencil-case - estojo o .25
peteca - peteca a .25 hard
hammock - rede a 2.2 hard unclear
jangada - jangada a 6 =barco hard beside
water-lily - vitória-régia a 1.5 pl:vitórias-régias hard
ipe - ipê o 9 =árvore hard beside
araucaria - araucária a 18 =árvore hard beside
sugarloaf - Pão_de_Açúcar o 300 !
steam-train - locomotiva a 9 =trem beside
school-bus - ônibus_escolar o 9 ! pl:ônibus_escolares =ônibus
cordel - cordel o 1 ! several
paper-boat - barquinho o .2 =barco beside
slingshot - estilingue o .2 hard beside
marbles - bolinhas_de_gude as .02 ! several
jump-rope - corda a 2
seesaw - gangorra a 2.5 unclear beside
swing - balanço o 2.2 beside
clay-pot - pote_de_barro o .5 ! =vaso hard
straw-basket - balaio o .5 =cesta hard unclear
ear-drum - atabaque o 1 hard unclear
caxixi - caxixi o .15 ! hard
oca - oca a 8 =cabana hard unclear beside
palm-thatch - cabana_de_palha a 6 ! =casa hard
cavaquinho - cavaquinho o .6 =violão hard
`
