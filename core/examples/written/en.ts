/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Good afternoon, everyone, and welcome to Breakwater Brewing, here in Duluth. A breakwater is there so that boats can come in safely, and once you hear how these two do on the water, you’ll agree they chose well.

Some of you came up from Minneapolis, a city with so many lakes that one of you really could have given them a lesson. Some of you came from Chicago, where people guard a parking space with a kitchen chair, and in a few minutes you’ll see the wisdom in that. And Theo’s people came all the way from Gothenburg, where a cinnamon bun can be as big as a dinner plate. Välkomna! Thank you, all of you, for coming so far.

Marcus Bell and Theo Lindqvist are getting married today. Before they do, you’re going to hear about a drawing, about a porch, and about somebody named Gerald. I’ll say no more about Gerald for now.`,
  ceremony: `It began in a parking lot. Theo’s car was there, minding its own business, and Marcus drove into the back of it. In fairness to Marcus, I should tell you how fast he was going: about four miles an hour. That’s a brisk walk. People have hit things harder with a shopping cart. Still, a bump is a bump, and Marcus did what a decent person does. He left a note.

The note had his number on it, as it should. It had an apology, which was good manners. And then, where anybody else would have stopped, Marcus drew a picture. It was a car. A very sad car. No insurance company in the world asks for that. But it tells you a lot about a man: he owns up, he says he’s sorry, and he includes an illustration. That was the beginning, and Marcus and Theo have been together for six years.

In that time, they entered a canoe race. Neither of them had ever been in a canoe. Most people would try the canoe first and the race later. These two did both at once. Now, a race like that has a sweep boat. It travels behind everybody else, to make sure nobody gets left out on the water. Coming in last is its whole job. So the sweep boat came in. And then, after the sweep boat, came Marcus and Theo.

They bought a house in much the same spirit. They found the best street, and on it they bought the worst house. The porch needed fixing. There are professionals for that. Marcus and Theo fixed it themselves, and the full report on how it turned out is two words long: “It leans.” These two don’t wait until they know how. They start, and they do it together.

There’s somebody I’ve left out so far. Marcus has a cat. The cat’s name is Gerald. And Theo is allergic to Gerald. Let’s look at this fairly. On one side we have Theo: a grown man, with all of medical science behind him. On the other side we have a cat. Theo can state his case in complete sentences. Gerald cannot. Theo fixed a porch. Gerald, as far as anyone has told me, never lifted a paw. Any court in Minnesota would have settled it before lunch.

Gerald won. Some people say, “It’s me or the cat.” Theo got Marcus and the cat. He’s still allergic, and Gerald is still Gerald. And there’s one more thing Theo never got rid of. That note from the parking lot, with the number, and the apology, and the very sad car: Theo still has it. He has it today, as the two of them stand here in front of all of you, about to start the next thing together.`,
  finalMessage: `Marcus, Theo: somewhere among your things there is a drawing of a very sad car, and everything you have together started there.

For you, a good life is laughing in bed at 2 a.m. about something neither of you can explain the next day. I think you’re right. By morning the joke is gone, and nobody else would have understood it anyway. But you were both there, and you both laughed. A marriage has a lot of hours in it that only two people will ever know about. I’m glad yours are funny.

So here is what I wish you. May whatever runs into you do it at four miles an hour. When one of you was the one driving, may there be an apology and, if it’s serious, a drawing. Come in as late as you like, as long as you come in together. May the porch go on leaning, and go on holding you both. Theo, may you win one against Gerald someday. Just one. Marcus, when it happens, please draw it.

And some night, when it’s two in the morning and you’re both laughing again, and Gerald wants to know what’s so funny, tell him you’ll explain it tomorrow.`,
}
