/** Fruit and vegetables. One line each, read by `readRecords`. */
export const FRUIT = `
apple 🍎 maçã a .08
green-apple 🍏 maçã_verde a .08 ! =maçã
pear 🍐 pera a .1
orange 🍊 laranja a .08 =tangerina/mexerica
banana 🍌 banana a .18
grape 🍇 uva a .18 several
strawberry 🍓 morango o .04
watermelon 🍉 melancia a .3
melon 🍈 melão o .2
lemon 🍋 limão o .07
lime 🍋‍🟩 limão-galego o .06 ! =limão
pineapple 🍍 abacaxi o .3
mango 🥭 manga a .12 unclear
peach 🍑 pêssego o .08
cherry 🍒 cereja a .05 several
blueberry 🫐 mirtilo o .03 !
kiwi 🥝 kiwi o .07
coconut 🥥 coco o .15
avocado 🥑 abacate o .14
tomato 🍅 tomate o .08
carrot 🥕 cenoura a .2
potato 🥔 batata a .1
sweet-potato 🍠 batata-doce a .16 pl:batatas-doces !
eggplant 🍆 berinjela a .2
corn 🌽 milho o .22 =espiga
bell-pepper 🫑 pimentão o .1
hot-pepper 🌶️ pimenta a .1
cucumber 🥒 pepino o .2
leafy-green 🥬 alface a .25 =couve/verdura
broccoli 🥦 brócolis o .18 pl:brócolis
garlic 🧄 alho o .06
onion 🧅 cebola a .08
peanut 🥜 amendoim o .04
beans 🫘 feijão o .02 hard
chestnut 🌰 castanha a .04 ! =avelã
pea 🫛 ervilha a .1
ginger 🫚 gengibre o .1 !
mushroom 🍄 cogumelo o .12 unprinted
olive 🫒 azeitona a .03 alone
`
