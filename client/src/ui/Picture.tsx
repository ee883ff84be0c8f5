import { chakra } from "@chakra-ui/react";

interface Props {
  /** An imported file of `src/pictures`. */
  src: string;
  width: number;
  height: number;
  /** True for what is seen at once; everything else waits until it is scrolled to. */
  isFirst?: boolean;
}

/** An illustration; it keeps its room while it loads and says nothing that the words beside it do not. */
export function Picture({ src, width, height, isFirst = false }: Props) {
  return (
    <chakra.img
      src={src}
      alt=""
      htmlWidth={width}
      htmlHeight={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      marginInline="auto"
      borderRadius="lg"
      // Their light grounds would glare in the dark.
      _dark={{ filter: "brightness(0.86)" }}
    />
  );
}
