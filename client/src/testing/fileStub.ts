// The bundler gives a file as the default export of its module.
// eslint-disable-next-line import-x/no-default-export
export default "/stub";
