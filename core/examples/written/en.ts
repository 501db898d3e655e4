/** What was written for the English example couple: recorded, and not a word of it changed (evaluate/recordings). */
import type { Texts } from '../../ceremony/ceremony.ts'

export const texts: Texts = {
  welcome: `Thank you for coming, and welcome, every one of you, to Breakwater Brewing in Duluth, Minnesota. Welcome to you, too, Marcus and Theo: this wedding would be hard to hold without you.

Some of you come from Minneapolis, where a giant spoon holds up a giant cherry. Some of you come from Chicago, home of a giant steel Bean. And Theo’s people, you come from Gothenburg, where the Fish Church was built as a fish market. So may a wedding in a brewery strike you as perfectly reasonable.

Thank you for making the trip. About 400 miles from Chicago sounds far, until somebody says Gothenburg. And you from nearby, yours was the shortest way, and your welcome is every bit as long.

A breakwater shelters whatever lies behind it. May Breakwater Brewing do the same for you, and may you feel at home here. Marcus and Theo, this Saturday is yours, so let your ceremony begin.`,
  ceremony: `A drawing of a very sad car is where this story begins. It came on a note, with an apology and Marcus’s number.

The apology dates from a parking lot, six years ago. Marcus, you rear-ended Theo’s car at about four miles an hour. Theo, you still have the note. Paper only lasts that long when somebody keeps it.

Theo is allergic to Marcus’s cat. The cat’s name is Gerald. Gerald won.

Then there is the canoe race. You both entered it without ever having been in a canoe. You came in after the sweep boat. But you came in.

You also bought the worst house on the best street. You fixed the porch yourselves. It leans.

May that porch hold, at whatever angle it likes. May Gerald be gracious in victory. And may whatever bumps into you do it at about four miles an hour. Now, everyone, look at Marcus and Theo for a moment.`,
  finalMessage: `May you still be laughing in bed at 2 a.m., Marcus and Theo, when you are both very old. That is what you call success: laughing about something neither of you can explain the next day. Some things are only funny at 2 a.m.

So, the next day, may one of you ask what was so funny. May the other have absolutely no idea. May the question alone set you both off again. And may no explanation ever be found. Succeed often.`,
}
