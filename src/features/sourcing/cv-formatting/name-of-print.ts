import type { Context } from '#platform/server/context.ts'
import { languageNames } from '#platform/shared/languages.ts'
import { Asked } from './asked.ts'

type Look = Pick<Asked, 'look' | 'mode'>

/**
 * The name of a person's own print: theirs alone, unless a print of theirs that looks otherwise has it; then with template and language.
 * The same look has the same name every time.
 */
export async function nameOfPrint(ctx: Context, user: string, name: string, { look, mode }: Look): Promise<string> {
  const others = await ctx.db
    .selectFrom('formatted_cvs')
    .select('asked')
    .where('user_id', '=', user)
    .where('page_id', 'is', null)
    .where('name', '=', name)
    .execute()
  if (others.every(({ asked }) => keyOf(Asked.parse(asked)) === keyOf({ look, mode }))) return name
  const kind = mode === 'original' ? 'modes.original' : `templates.${look.template}`
  const about = [ctx.wording.say(look.language, `cvFormatting.look.${kind}`), languageNames[look.language]]
  const at = name.lastIndexOf('.')
  return `${[name.slice(0, at), ...about].join(' – ')}${name.slice(at)}`
}

const keyOf = ({ look, mode }: Look) => [mode, mode === 'original' ? '' : look.template, look.language].join()
