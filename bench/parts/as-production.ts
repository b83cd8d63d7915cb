/** Read before everything else: the product runs as `npm start` runs it. */
process.env.NODE_ENV = 'production'
