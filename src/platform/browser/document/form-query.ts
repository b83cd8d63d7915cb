/** What a GET form would send, without its empty fields. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value)
  return query
}
