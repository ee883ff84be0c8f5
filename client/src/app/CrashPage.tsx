import { Flex, Text } from "@chakra-ui/react";
import { useRouteError } from "react-router-dom";
import { Button, LinkButton } from "../ui/Button";
import broken from "../pictures/broken.svg";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";
import { Picture } from "../ui/Picture";

/** What stands where a page broke, or where its code could not be fetched. */
export function CrashPage() {
  const error = useRouteError();
  const isOutdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <PageFrame measure="form">
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={broken} width={400} height={300} isFirst />
        <PageTitle>{isOutdated ? "This page could not be fetched" : "This page broke"}</PageTitle>
        <Text color="fg.muted">
          {isOutdated
            ? "The connection may be gone, or Study Circle has just been renewed. Loading the page again usually helps."
            : "That is our fault, not yours. Loading the page again usually helps."}
        </Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <Button variant="primary" onClick={() => location.reload()}>
            Load again
          </Button>
          <LinkButton to="/" reloadDocument>
            To the start
          </LinkButton>
        </Flex>
      </Flex>
    </PageFrame>
  );
}
