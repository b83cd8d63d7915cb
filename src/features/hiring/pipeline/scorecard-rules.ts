/** Whether one sees what others marked: leads always, the others once their own is handed in, so that nobody leans on anybody. */
export const maySeeOthers = (scope: string | null, isOwnIn: boolean): boolean =>
  scope === 'all' || (scope === 'after_own' && isOwnIn)
