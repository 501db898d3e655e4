/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Welcome, everyone, to Breakwater Brewing in Duluth, Minnesota. Settle in and make yourselves comfortable. A breakwater keeps the waves out so that everything behind it can float in peace, and you are invited to do the same.

Minneapolis, you come from the City of Lakes, and nearly 140 miles later, here is one more. Chicago, you have a Great Lake at home, and about 400 miles brought you to another. It happens to be called Superior, so please don’t take it personally. Theo’s people from Gothenburg, your city has a fish market that everyone calls the Fish Church. After that, a wedding at a brewery should seem perfectly reasonable.

Thank you all for making the trip, even if an ocean was in the way. If yours was a short one, welcome, neighbors. You know the Aerial Lift Bridge, where traffic stops now and then so that something big can come in. Today, Marcus and Theo, the something big is you.

May everybody feel at home here, wherever home happens to be. May there always be people, Marcus and Theo, who find you worth the miles. The bridge is up, so let your wedding ceremony begin.`,
  ceremony: `In a parking lot, six years ago, Marcus rear-ended Theo’s car at about four miles an hour. If you have ever walked briskly to catch a bus, you know how fast that is.

Marcus left a note with his number, an apology and a drawing of a very sad car. The number and the apology are what any driver would hope to find. The drawing is more than an insurance form has room for.

Sharing your life with someone means taking on whoever comes along, and with Marcus comes a cat named Gerald. Theo is allergic to Gerald, and in a case like that, somebody has to win. Gerald won.

Marcus and Theo have also competed as a team, in a canoe race, without ever having been in one. In a race, the sweep boat follows the very last competitors, so that nobody is left behind. Marcus and Theo came in after the sweep boat. They did come in, though, and nobody on shore can say that.

On dry land, the two of them bought the worst house on the best street. The beauty of such a house is that every other one you see from it looks better. They also fixed the porch themselves, and it leans. When you do the work yourselves, you always know where to send the complaint.

Theo, you still have the note from that parking lot, very sad car and all. Few papers from a fender bender are still around six years later. Marcus, may every apology you ever owe come with a drawing. And may your years together go by at about four miles an hour, so that you miss none of them. Now, everyone, please look at Marcus and Theo for a moment.`,
  finalMessage: `May you be wildly successful, Marcus and Theo, and a little short on sleep. What you call success is laughing in bed at 2 a.m. about something neither of you can explain the next day. At that hour, nobody laughs to be polite. May such laughter find you on plain Tuesdays, after difficult days, and when you are old enough to know better. The life that begins today is yours, so fill it with whatever only you two find funny.

And you, dear guests, have a part in their success. If they ever come to you yawning, please do not ask for an explanation. Pour them strong coffee, laugh along anyway, and wish them another night just like it.`,
}
