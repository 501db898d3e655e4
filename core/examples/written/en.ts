/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Thank you for coming. Welcome to Breakwater Brewing, here in Duluth, Minnesota. A breakwater holds back the waves, so whatever comes in can rest. May this one make you feel at home.

Minneapolis, welcome. Your Stone Arch Bridge crosses the Mississippi and stops well short of Duluth. Thank you for doing the rest yourselves. Welcome, Chicago, home of deep-dish pizza. Between that pizza and this place lie about 400 miles. That is a long way from a pizza, and a lovely way of saying somebody matters.

Theo’s people from Gothenburg, welcome. Your Fish Church looks like a church and was built for selling fish. May a wedding at a brewery feel perfectly normal to you. Thank you for coming so far.

If you live close by, thank you just as warmly. A couch holds on tight, however short the trip. Marcus and Theo, welcome to you. All these trips, long and short, lead to you. Thank you all.`,
  ceremony: `A drawing of a very sad car: keep that picture in mind, all of you. Six years ago, in a parking lot, Marcus rear-ended Theo’s car. The speed was about four miles an hour. Anyone running for a bus goes faster than that.

Marcus left a note. It had his number, an apology, and that very sad car. Any driver owes the number, and good manners call for the apology. Nobody is ever required to supply the artwork. Theo still has the note. Small things become treasures simply because somebody keeps them. Marcus, plenty of artists never find a collector.

Then there is Gerald. Gerald is Marcus’s cat, and Theo is allergic to Gerald. Anyone who has known a cat can see what comes next. Gerald won. Theo, may Gerald be gracious in victory.

Marcus and Theo also entered a canoe race, without ever having been in a canoe. A sweep boat has one task: to follow the very last of the racers. Marcus and Theo came in after the sweep boat. But they came in. And in the right company, nobody needs to hurry.

They also bought a house, the worst one on the best street. From the worst house, every view is of a better one. Marcus and Theo fixed the porch themselves. It leans. So does everybody, now and then, and it helps to have someone to lean on.

The best things in life sometimes arrive at very low speed. Marcus and Theo, may your porch lean happily for years to come. May every apology come with a drawing. Now, all of you, look for a moment at the two of them, Marcus and Theo.`,
  finalMessage: `May you lose a great deal of sleep, Marcus and Theo, and all of it to laughter. Success, to the two of you, means laughing in bed at two in the morning. What was so funny, neither of you can explain the next day. That is hard to fit on a résumé.

A joke rarely gets better when someone explains it. What stays is who was laughing too. So may you be outrageously successful, and may you never find out why. Laugh anyway.`,
}
