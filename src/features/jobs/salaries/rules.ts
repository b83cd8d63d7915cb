/** Fewer published salaries than this could be told apart, and say little: they are not shown (product.md, "Insight"). */
export const fewestJobs = 5
/** Salaries of jobs that were published in so many days count. */
export const countedDays = 365
