/** Abbreviations with a full stop that ends no sentence, in the four languages. */

/** Before a name, so that no sentence ends with them. */
export const titlesBeforeNames: readonly string[] = `
  Mr Mrs Ms Mx Dr Dra Drs Prof Profa Rev Fr St Ste Sts Mt Capt Col Gen Gov Lt Sen Sgt Hon
  Sr Sra Srta Srs Sras Sres Dom Dña Pe Sto Sta Ntra Exmo Exma Eng Arq Av
  MM Mme Mmes Mlle Mlles Mgr`
  .trim()
  .split(/\s+/)

/** Some sentences end with them: those after which a capital follows. */
export const abbreviationsAnywhere: readonly string[] = `
  a.m p.m A.M P.M e.g i.e etc vs approx est Jr Inc Ltd U.S U.S.A U.K D.C N.Y L.A B.C A.D
  aprox núm tel pág E.U.A UU ex ej
  M env cf`
  .trim()
  .split(/\s+/)
