/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Settle in, all of you, and get comfortable. Welcome to Breakwater Brewing in Duluth, and thank you for coming. A breakwater keeps out the big waves, and a brewery takes care of the rest. Please feel at home here, whether you belong to Marcus, to Theo, or to both.

Those of you from Minneapolis come from the City of Lakes. Duluth likes to show off just one lake, but it is Lake Superior. All of you from Chicago came about 400 miles, from the home of deep-dish pizza to a brewery. Pizza and beer really should live closer together.

Theo’s people came the farthest, so welcome to all of you from Gothenburg. Your city has a fish market that looks like a church, and everyone calls it the Fish Church. A wedding in a brewery should feel normal to you. Thank you all for making the trip. Those of you from around here had it easy, unless the Aerial Lift Bridge was up.

Marcus and Theo, plenty of people invite guests to a brewery. Very few get a yes from Gothenburg. May you both enjoy having everyone here. Everyone is settled in, so let the ceremony begin.`,
  ceremony: `In a parking lot six years ago, Marcus rear-ended Theo’s car. He was going about four miles an hour. Anybody out for a jog could have overtaken him. There are many ways to run into somebody, and this must be one of the slowest.

Marcus left a note with his number, an apology and a drawing of a very sad car. The drawing was more than anybody could ask for. No insurance company has ever needed to know how the car felt. Theo still has the note. Six years is a long time to keep the paperwork from a bump in a parking lot.

Marcus has a cat named Gerald, and Theo is allergic to Gerald. Theo had the medical argument on his side. Gerald only had to be a cat. Gerald won. Those of you who live with a cat will not be surprised. An allergy to a man’s cat is a good reason to avoid the man. Theo is marrying Marcus.

The two of them also entered a canoe race. Neither Marcus nor Theo had ever been in a canoe. Most people would try the canoe first and the race later. A sweep boat follows the last of the racers, so that nobody is left behind. Marcus and Theo came in after the sweep boat. They finished behind the very boat that is supposed to be last. But they came in.

They also bought a house, the worst one on the best street. The great advantage is that every other house they look at is a better one. They fixed the porch themselves. The porch leans. A carpenter might have made it straight, but then it would be the carpenter’s porch. This one is theirs, and anybody can tell.

Marcus and Theo, you do not wait until you are good at something before you do it together. Marcus, you know how to say you are sorry. Theo, you know what is worth keeping. Two people can go a long way with that, even at four miles an hour. May you keep trying things you have never done, and come in together every time. May every bump be slow, the note stay safe, Gerald show mercy, the sweep boat wait, and your leaning porch hold you both.`,
  finalMessage: `May the two of you lose a lot of sleep, Marcus and Theo, and lose it laughing. You said that success is laughing in bed at 2 a.m. about something neither of you can explain the next day. There are two witnesses, and neither of you is any help. Being married means you can lose the joke overnight and still wake up next to the person who laughed with you.

May one of you always start to laugh, and the other always join in. May you grow old and still be awake at two in the morning, over something nobody could explain. May you wake up on an ordinary Tuesday, both tired, with no idea what was so funny. May you look at each other, and start laughing again.`,
}
