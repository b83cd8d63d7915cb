import * as contract from '#features/sourcing/import-tables/contract.ts'
import type { anEmployer } from './people.ts'
import type { aSite } from './site.ts'

type Team = Awaited<ReturnType<typeof anEmployer>>
type File = { name: string; bytes: Uint8Array }

export const csv = (text: string, name = 'people.csv'): File => ({ name, bytes: Buffer.from(text) })

/** What a team does with a table of people, each step waited for. */
export function tablesOf(site: Awaited<ReturnType<typeof aSite>>) {
  const add = async ({ visitor }: Team, file: File) =>
    (await visitor.call(contract.addTable, {}, { files: { file } })).data
  const show = async ({ visitor }: Team, table: string) => (await visitor.call(contract.showTable, { table })).data
  const rowsOf = async ({ visitor }: Team, table: string, more = {}) =>
    (await visitor.call(contract.listRows, { table, ...more })).data.rows

  async function check(team: Team, { id, columns, defaults }: contract.ImportTable) {
    await team.visitor.call(contract.checkTable, { table: id, columns, defaults })
    await site.settle()
    return show(team, id)
  }
  async function importAll(team: Team, file: File) {
    const table = await check(team, await add(team, file))
    await team.visitor.call(contract.startTable, { table: table.id })
    await site.settle()
    return show(team, table.id)
  }
  async function undo(team: Team, table: string) {
    await team.visitor.call(contract.undoTable, { table })
    await site.settle()
    return show(team, table)
  }
  return { add, show, rowsOf, check, importAll, undo }
}
