import { emailPattern } from '#platform/shared/fields.ts'

/** People as one writes them: `Mona Sabri, mona@example.com` or `Mona Sabri <mona@example.com>`, a line each. */
export function peopleIn(lines: string) {
  const people: { name: string; email: string }[] = []
  const wrong: string[] = []
  for (const line of lines.split('\n').map((one) => one.trim())) {
    if (!line) continue
    const email = line.split(/[\s,;<>]+/).find((part) => emailPattern.test(part))
    const name =
      email &&
      line
        .replace(email, '')
        .replace(/[<>,;]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    if (!email) wrong.push(line)
    else if (!people.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      people.push({ name: name && name.length >= 2 ? name : (email.split('@')[0] ?? email), email })
  }
  return { people, wrong }
}
