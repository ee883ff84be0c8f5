export default "/stub";
