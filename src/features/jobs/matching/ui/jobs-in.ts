/** The jobs of a quote, each with its period where it has one: they stand one after the other, and a period between isolates. */
export const jobsIn = (text: string): { said: string; period: string | null }[] =>
  text.split(/(?<=\u2069)[;؛] /u).map((job) => {
    const [said = '', period] = job.split(/ · (?=\u2066)/u)
    return { said, period: period?.replace(/[\u2066\u2069]/gu, '') ?? null }
  })
