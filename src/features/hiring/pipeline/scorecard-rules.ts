/** Whether one sees what others marked: leads always, the others once their own is handed in, so that nobody leans on anybody. */
export const maySeeOthers = (reach: string | null, isOwnIn: boolean): boolean =>
  reach === 'all' || (reach === 'after_own' && isOwnIn)
