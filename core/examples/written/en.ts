/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Thank you for coming, and welcome, every one of you, to Breakwater Brewing in Duluth, Minnesota. Welcome to you, too, Marcus and Theo: this wedding would be hard to hold without you.

Some of you come from Minneapolis, where a giant spoon holds up a giant cherry. Some of you come from Chicago, home of a giant steel Bean. And Theo’s people, you come from Gothenburg, where the Fish Church was built as a fish market. So may a wedding in a brewery strike you as perfectly reasonable.

Thank you for making the trip. About 400 miles from Chicago sounds far, until somebody says Gothenburg. And you from nearby, yours was the shortest way, and your welcome is every bit as long.

A breakwater shelters whatever lies behind it. May Breakwater Brewing do the same for you, and may you feel at home here. Marcus and Theo, this Saturday is yours, so let your ceremony begin.`,
  ceremony: `A very sad car, drawn on a note: that is where this story starts. The same note had an apology and a phone number, and it was Marcus who left it.

He had something to apologize for. Six years ago, in a parking lot, he rear-ended Theo’s car at about four miles an hour. Even at that speed, a life can change direction.

Then there is Marcus’s cat, Gerald. Theo is allergic to Gerald, and you might expect that to settle the matter. It did. Gerald won.

Winning was harder on the water. Marcus and Theo, you entered a canoe race without ever having been in a canoe. You came in after the sweep boat, the one that follows everybody, but in you came.

On dry land, you bought the worst house on the best street and fixed the porch yourselves. It leans, but it leans on the best street.

And Theo still has the note. Marcus left it as an apology, and now it is page one of all you have just heard. May every bump ahead be as slow, and as well illustrated. Now, everyone, look for a moment at the two of them.`,
  finalMessage: `May you still be laughing in bed at 2 a.m., Marcus and Theo, when you are both very old. That is what you call success: laughing about something neither of you can explain the next day. Some things are only funny at 2 a.m.

So, the next day, may one of you ask what was so funny. May the other have absolutely no idea. May the question alone set you both off again. And may no explanation ever be found. Succeed often.`,
}
