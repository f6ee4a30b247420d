/** Dishes, sweets and what is on the table. One line each, read by `readRecords`. */
export const FOOD = `
bread 🍞 pão o .25
baguette 🥖 baguete a .5 ! =pão
croissant 🥐 croissant o .15 !
flatbread 🫓 pão_sírio o .2 !
pretzel 🥨 pretzel o .15 !
bagel 🥯 rosca a .1 !
pancakes 🥞 panqueca a .15 unclear
waffle 🧇 waffle o .15 !
cheese 🧀 queijo o .2
meat 🥩 carne a .2
meat-bone 🍖 carne_no_osso a .25 !
chicken-leg 🍗 coxa_de_frango a .15 ! =frango/coxa
bacon 🥓 bacon o .15 !
egg 🥚 ovo o .06
fried-egg 🍳 ovo_frito o .25 ! =ovo/frigideira
hamburger 🍔 hambúrguer o .12 =sanduíche/lanche pl:hambúrgueres
fries 🍟 batata_frita a .14 ! =batata
pizza 🍕 pizza a .2
hotdog 🌭 cachorro-quente o .18 pl:cachorros-quentes
sandwich 🥪 sanduíche o .14 =lanche
taco 🌮 taco o .15 !
burrito 🌯 burrito o .18 !
popcorn 🍿 pipoca a .18
butter 🧈 manteiga a .12 unclear
salt 🧂 sal o .1 pl:sais
canned-food 🥫 lata a .12 hard unclear beside
rice 🍚 arroz o .14 pl:arrozes
curry 🍛 arroz_com_curry o .2 !
noodles 🍜 sopa_de_macarrão a .2 ! =macarrão/sopa
spaghetti 🍝 macarrão o .22 =espaguete
pot-food 🍲 sopa a .25 hard unclear
salad 🥗 salada a .25 unclear
sushi 🍣 sushi o .08 !
ice-cream 🍦 sorvete o .15
shaved-ice 🍧 raspadinha a .15 !
sundae 🍨 taça_de_sorvete a .15 ! =sorvete
doughnut 🍩 rosquinha a .1 unclear
cookie 🍪 biscoito o .07 =bolacha/cookie alone
cake 🎂 bolo o .25
cake-slice 🍰 torta a .14 ! =bolo unclear
cupcake 🧁 bolinho o .08 !
pie 🥧 torta a .25 unclear
chocolate 🍫 chocolate o .15
candy 🍬 bala a .04
lollipop 🍭 pirulito o .16
custard 🍮 pudim o .14 unclear
honey 🍯 mel o .14 pl:méis
milk 🥛 leite o .12 ! =copo
baby-bottle 🍼 mamadeira a .18 beside
teapot 🫖 bule o .2 =chaleira beside
juice 🧃 suco o .12
soda 🥤 refrigerante o .18 ! =copo/suco
bubble-tea 🧋 chá_gelado o .18 !
ice 🧊 gelo o .05 beside
cup ☕ xícara a .09 =café beside
mate 🧉 mate o .2 ! =cuia
shallow-pan 🥘 panela_de_comida a .35 !
bowl 🥣 tigela a .16 unclear beside
fortune-cookie 🥠 biscoito_da_sorte o .06 !
dumpling 🥟 pastelzinho o .08 !
spoon 🥄 colher a .2 beside
fork-knife 🍴 garfo_e_faca o .22 ! pl:garfos_e_facas beside
knife 🔪 faca a .3 hard beside
plate 🍽️ prato o .26 beside
jar 🫙 pote o .16 beside
bone 🦴 osso o .2 beside
`
