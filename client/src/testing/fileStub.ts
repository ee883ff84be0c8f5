// The bundler gives a file as the default export of its module.
// oxlint-disable-next-line no-restricted-exports
export default "/stub";
