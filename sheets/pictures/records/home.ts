/** Things at home. One line each, read by `readRecords`. */
export const HOME = `
bed 🛏️ cama a 2
couch 🛋️ sofá o 1.9
chair 🪑 cadeira a .9
door 🚪 porta a 2
window 🪟 janela a 1.2
mirror 🪞 espelho o .6
toilet 🚽 privada a .7
shower 🚿 chuveiro o .5
bathtub 🛁 banheira a 1.6
toilet-paper 🧻 papel_higiênico o .12 !
soap 🧼 sabonete o .1 =sabão
toothbrush 🪥 escova a .18 =escova_de_dente
sponge 🧽 esponja a .12
bucket 🪣 balde o .3
broom 🧹 vassoura a 1.3
basket 🧺 cesto o .4 =cesta unclear
plunger 🪠 desentupidor o .5 ! hard
lotion 🧴 xampu o .2 ! =creme hard
razor 🪒 barbeador o .15 ! hard
comb 🪮 pente o .15
sewing-needle 🪡 agulha a .05 hard
thread 🧵 linha a .06 hard unclear
yarn 🧶 novelo o .1 =lã unclear
safety-pin 🧷 alfinete o .04 hard
gift 🎁 presente o .3
package 📦 caixa a .4
envelope ✉️ carta a .22 =envelope
mailbox 📫 caixa_de_correio a .9 !
cart 🛒 carrinho_de_compras o 1 !
bag 🛍️ sacola a .4 hard
money-bag 💰 saco_de_dinheiro o .3 !
coin - moeda a .025
banknote 💵 dinheiro o .14 =nota hard
gem 💎 diamante o .03 =joia hard
trash 🗑️ lixeira a .6 =lixo/cesto
picture 🖼️ quadro o .6 hard unclear
vase 🏺 jarro o .5 hard unclear
teddy 🧸 urso_de_pelúcia o .35 ! =urso
scales ⚖️ balança a .5 hard
glass 🥃 copo o .1
pot 🍯 panela a .3 ! hard
wood-log 🪵 lenha a .5 !
fishbowl - aquário o .4 alone
table - mesa a 1.2
`
